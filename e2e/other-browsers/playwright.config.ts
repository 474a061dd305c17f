import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';
import type { EngineOption } from './test';

/**
 * Runs the shoppers' journeys in Firefox and WebKit: `npm test other-browsers`. Playwright only runs the tests: it
 * can drive only its own builds of these browsers.
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
