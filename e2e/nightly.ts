/**
 * Browser tests that `npm test` leaves to `npm run test:all`, which runs every night and before a release: each takes long for a result that rarely changes. Paths from this folder, without `.spec.ts`.
 */
export const nightlyBrowserTests: readonly string[] = [
  // Builds remotes and hosts that have none of the shop's code, with every bundler.
  'delivery/stock-hosts',
  'delivery/stock-remotes',
  // Tries the builds of today with the previous ones, both ways.
  'delivery/previous',
  // The page as a tool and a static file server see it.
  'delivery/built-server',
  'delivery/devtools',
  // Opens a version in the gate until its limits of time.
  'delivery/gate-clicks',
  // Start shop after shop, or go through every command of ops; by day `rollouts` stands for them.
  'delivery/start',
  'delivery/releases',
  'delivery/environments',
  'delivery/ops',
  'delivery/open-id',
  'delivery/loader',
  // Block each remote on each page of another one; by day `offline` and `away` stand for them.
  'offline/faults',
  'offline/early-forms',
  // Block a storage, or delay files, again and again; by day the loader's and the store's own tests stand for them.
  'delivery/load-race',
  'delivery/reload-loop',
  'shopping/storage',
  // Rooms of the office that `office` and `keep-products` do not open.
  'office/content',
  'office/people',
  'office/today',
  // Walk over every page once more, for one property each.
  'accessibility/axe-header',
  'accessibility/axe-states',
  'accessibility/forced-colors',
  'accessibility/menus',
  'accessibility/motion',
  'accessibility/text-spacing',
  'shopping/heads',
  'shopping/layout',
  // Parts of the frame, each with tests under jsdom; by day the journeys go through them.
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

/** Marks a single test of a daytime file as nightly: Jest suites cover the same steps by day. */
export const atNight = { tag: '@night' } as const;

/** Whether only the tests for every change run, as in `npm test`. */
export const isByDay = process.env.TEST_SCOPE === 'day';

/** Globs of the excluded files: none unless `npm test` runs. */
export const leftForTheNight = isByDay ? nightlyBrowserTests.map((name) => `**/${name}.spec.ts`) : [];
