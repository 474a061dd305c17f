import { defineConfig } from '@playwright/test';
import tests from '../../../e2e/playwright.config';

/** Takes the screenshots of `npm run screens` sequentially, in one shop. */
export default defineConfig({
  ...tests,
  testDir: '.',
  projects: [{ name: 'screens', testMatch: '*.shots.ts' }],
  outputDir: '../../../test-results',
  workers: 1,
  retries: 0,
  timeout: 300_000,
  reporter: [['list']],
  use: { ...tests.use, contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 },
});
