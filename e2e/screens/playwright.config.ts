import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** Takes the pictures of `npm run screens`, one after the other on one shop. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.shots.ts',
  workers: 1,
  retries: 0,
  timeout: 600_000,
  reporter: [['list']],
  use: { ...tests.use, contextOptions: { reducedMotion: 'reduce' } },
});
