/**
 * Browser tests that `npm test` leaves to `npm run test:all`, which runs every night and before a release: each takes long for an
 * result that seldom changes. Paths from this folder, without `.spec.ts`.
 */
export const nightlyBrowserTests: readonly string[] = [
  // Builds remotes and hosts that have none of the shop's code, with every bundler.
  'delivery/stock-hosts',
  'delivery/stock-remotes',
  // What the page looks like to a tool, and to a server of built files alone.
  'delivery/built-server',
  'delivery/devtools',
  // Opens a version in the gate until its limits of time.
  'delivery/gate-clicks',
  // Walk over every page once more, for one property each.
  'accessibility/forced-colors',
  'accessibility/text-spacing',
  'speed/heap',
  'speed/pictures',
];

/** What is left out, as globs: nothing unless `npm test` is what runs. */
export const leftForTheNight =
  process.env.TEST_SCOPE === 'day' ? nightlyBrowserTests.map((name) => `**/${name}.spec.ts`) : [];
