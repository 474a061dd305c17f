import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { atNight, skipsNightlyTests, nightlyFiles } from './nightly';
import { testsWithOwnShops } from './own-shops';

/** Headless: drawing the browser's UI took half of a test's processor time. */
const unseen = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  // No spare renderer process: tests stay on one site.
  'SpareRendererForSitePerProcess',
];

/** Only the last such list counts, so Playwright's own values are repeated. */
const unwanted = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const args = [
  `--disable-features=${[...unwanted, ...unseen].join(',')}`,
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // WebRTC also works on a machine without a network.
  '--allow-loopback-in-peer-connection',
  // Chromium's own sandbox needs rights that root in a container does not have.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const ownShops = testsWithOwnShops.map((name) => `**/${name}.spec.ts`);

/** Nightly files, and files of other configurations in this folder. */
const elsewhere = ['**/*.slow.spec.ts', '**/other-browsers/**', ...nightlyFiles];

// A test shop has one visitor, and each render process takes a second of processor time to start.
process.env.RENDER_CONCURRENCY ??= '1';

export default defineConfig({
  testDir: '.',
  // Other configurations in this folder extend it.
  globalSetup: path.join(import.meta.dirname, 'support/fill-shop-data.ts'),
  outputDir: '../test-results',
  fullyParallel: false,
  ...(skipsNightlyTests && { grepInvert: new RegExp(atNight.tag) }),
  // Files that start separate shops take longest, so they run first.
  projects: [
    { name: 'own shops', testMatch: ownShops, testIgnore: elsewhere },
    { name: 'one shop', testMatch: '**/*.spec.ts', testIgnore: [...ownShops, ...elsewhere] },
  ],
  // Pages wait more than they compute: two processors can run three workers.
  workers: 3,
  // Far longer than the longest journey, so that tests pass on a busy machine.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A test that passes only on retry is listed as flaky, to be fixed, and does not block other teams.
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1366, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args },
    // Endless animations waste processor time; tests of motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
});
