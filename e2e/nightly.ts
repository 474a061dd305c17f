/**
 * Browser tests that run only in `npm run test:all`, every night and before a release: slow tests whose result
 * rarely changes. Paths from this folder, without `.spec.ts`.
 */
export const nightlyBrowserTests: readonly string[] = [
  // Builds remotes and hosts without the shop's code, with every bundler.
  'delivery/stock-hosts',
  'delivery/stock-remotes',
  // Runs today's builds with the previous ones, both ways.
  'delivery/previous',
  // The page in developer tools and a static file server.
  'delivery/built-server',
  'delivery/devtools',
  // Runs the gate up to its time limits.
  'delivery/gate-clicks',
  // Start several shops, or run every ops command; `rollouts` covers them by day.
  'delivery/start',
  'delivery/releases',
  'delivery/environments',
  'delivery/ops',
  'delivery/open-id',
  'delivery/loader',
  // Block each remote on the pages of another one; `offline` and `unavailable` cover them by day.
  'offline/faults',
  'offline/early-forms',
  // Block storage or delay files repeatedly; Jest tests of the loader and the store cover them by day.
  'delivery/load-race',
  'delivery/reload-loop',
  'shopping/blocked-storage',
  'shopping/storage',
  // Pages of the office that `office` and `keep-products` do not open.
  'office/content',
  'office/people',
  'office/product-history',
  'office/search-words',
  'office/today',
  // Switch on one option each in the office, which Jest suites cover by day. `all-options` and `keyboard-checkout` buy with
  // all of them except a shipping price table.
  'office/business-buyers',
  'office/cash-on-delivery',
  'office/consents',
  'office/coupons',
  'office/gift-cards',
  'office/prices',
  'office/shipping-prices',
  // Starts a shop twice; Jest suites pay with gift cards by day.
  'shopping/gift-card',
  // Visit every page for one property each.
  'accessibility/axe-header',
  'accessibility/axe-states',
  'accessibility/forced-colors',
  'accessibility/menus',
  'accessibility/motion',
  'accessibility/text-spacing',
  'shopping/heads',
  'shopping/layout',
  // Parts of the frame that have tests under jsdom; the journeys cover them by day.
  'shopping/badges',
  'shopping/panels',
  'shopping/photo-transition',
  'shopping/stock-named',
  'speed/back-forward-cache',
  'speed/below-the-fold',
  'speed/fonts',
  'speed/heap',
  'speed/moving',
  'speed/photo-ahead',
  'speed/pictures',
  'speed/server-render',
  'speed/wire',
];

/** Marks a single test as nightly: Jest suites cover the same steps in `npm test`. */
export const atNight = { tag: '@night' } as const;

/** Whether only the tests for every change run, as in `npm test`. */
export const skipsNightlyTests = process.env.TEST_SCOPE === 'day';

/** Globs of the excluded files: none unless `npm test` runs. */
export const nightlyFiles = skipsNightlyTests ? nightlyBrowserTests.map((name) => `**/${name}.spec.ts`) : [];
