/**
 * What `npm test` leaves to `npm run test:all`, which runs every night and before a release: what takes long for a result that
 * seldom changes. Browser tests have a list of their own (`e2e/nightly.ts`). A suite that is named by its path always runs.
 */

/** Whether only the suites of every change are wanted, as in `npm test`. */
export const isByDay = process.env.TEST_SCOPE === 'day';

/** Nightly suites, as substrings of their paths. */
export const nightlySuites = [
  // Starts PostgreSQL servers, saves them, and goes back to a moment.
  'e2e/trials/backup/',
  // Sends thousands of random calls; a failing one prints its seed.
  'e2e/trials/fuzz/',
  // Builds remotes with every bundler.
  'shared/packer/test/shop-remote',
  'shared/federation/src/build/stock-remote.test',
  // Compares every picture that is drawn with every other one.
  'samples/art/likeness.test',
  // Installs packages into folders of their own; a run on a bare machine has done so already.
  'scripts/setup/install-packages.test',
];

/**
 * What runs on PostgreSQL by day as well as on the embedded engine: orders, payments and what the database itself decides. The
 * rest is SQL that both engines share, and is run on PostgreSQL at night.
 */
export const onBothEnginesByDay = /^api\/src\/(modules\/(orders|payments)|platform)\//;
