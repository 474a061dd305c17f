import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** What takes minutes for its answer, such as building packages anew, and is therefore not part of every run. */
export default defineConfig({
  ...tests,
  projects: [{ name: 'slow', testMatch: '**/*.slow.ts' }],
  workers: 1,
  timeout: 300_000,
  retries: 0,
});
