import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Tests that take minutes, such as those that build packages. */
export default defineConfig({
  ...tests,
  projects: [{ name: 'slow', testMatch: '**/*.slow.spec.ts' }],
  workers: 1,
  timeout: 300_000,
  retries: 0,
});
