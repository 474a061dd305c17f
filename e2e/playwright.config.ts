import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { atNight, isByDay, leftForTheNight } from './nightly';

/** Hides the browser's own UI: drawing it took half of a test's processor time. */
const unseen = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  // No spare renderer process: tests stay on one site.
  'SpareRendererForSitePerProcess',
];

/** The last such list counts, so that Playwright's own is repeated. */
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
  // Chromium's own sandbox needs rights that root in a container does not have.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const ownShops = [
  'environments',
  'gate',
  'health',
  'keep-products',
  'office',
  'office/content',
  'open-id',
  'ops',
  'people',
  'previous',
  'purchase',
  'releases',
  'reported-offline',
  'rollouts',
  'start',
  'stock-remotes',
  'today',
].map((name) => `**/${name}.spec.ts`);

/** Files that other configurations of this folder run, and nightly ones. */
const elsewhere = ['**/*.slow.spec.ts', '**/other-browsers/**', ...leftForTheNight];

// The shop of a test has one visitor, and a process that renders takes a second of processor time to start.
process.env.RENDER_CONCURRENCY ??= '1';

export default defineConfig({
  testDir: '.',
  // Other configurations of this folder take it over from their own places.
  globalSetup: path.join(import.meta.dirname, 'support/fill-shop-data.ts'),
  outputDir: '../test-results',
  fullyParallel: false,
  ...(isByDay && { grepInvert: new RegExp(atNight.tag) }),
  // Files that start shops of their own take the longest: at the end one of them would run alone.
  projects: [
    { name: 'own shops', testMatch: ownShops, testIgnore: elsewhere },
    { name: 'one shop', testMatch: '**/*.spec.ts', testIgnore: [...ownShops, ...elsewhere] },
  ],
  // Pages wait more than they compute: two processors carry three.
  workers: 3,
  // Far longer than the longest journey, so that tests pass on a busy machine.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A test that needs its second try is listed as flaky, to be fixed; it does not stop a team that did not touch it.
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1366, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args },
    // Endless animations keep a processor busy for nothing; tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
});
