import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';
import type { EngineOption } from './test';

/**
 * Walks the journeys of shoppers in Firefox and in WebKit: `npm test other-browsers`. Playwright runs the tests and does not
 * drive the browsers, as it knows only its own builds of them.
 */
export default defineConfig<object, EngineOption>({
  ...tests,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  workers: 2,
  timeout: 120_000,
  use: {},
});
