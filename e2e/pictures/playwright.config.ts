import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

const launchOptions = {
  ...tests.use?.launchOptions,
  args: [
    ...(tests.use?.launchOptions?.args ?? []),
    // The same fonts and colours on every machine.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
};

/** Compares the components of @shop/ui with the pictures in `stored`: `npm run test:pictures`. */
export default defineConfig({
  ...tests,
  testDir: '.',
  projects: [{ name: 'pictures', testMatch: '*.pictures.ts' }],
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/stored/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list']],
  expect: {
    timeout: 10_000,
    // Allows slightly different edges of another Chromium, but not a changed colour, size or line.
    toHaveScreenshot: { threshold: 0.05, maxDiffPixelRatio: 0.01 },
  },
  use: { ...tests.use, launchOptions, deviceScaleFactor: 1, screenshot: 'off' },
});
