import { defineConfig } from '@playwright/test';
import tests from '../e2e/playwright.config';

/** The lab's browser tests, which take minutes: `npm test lab-browser`. */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: '../test-results',
  projects: [{ name: 'lab', testMatch: '**/*.spec.ts' }],
  workers: 1,
  timeout: 300_000,
  retries: 0,
});
