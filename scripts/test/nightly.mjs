/**
 * Suites that run only in `npm run test:all`, every night and before a release: slow suites whose result rarely
 * changes. Browser tests have a separate list (`e2e/nightly.ts`), and all of `lab/` is nightly. A suite that is
 * named by its path always runs.
 */

/** Whether only the suites for every change run, as in `npm test`. */
export const skipsNightlyTests = process.env.TEST_SCOPE === 'day';

/** Nightly suites, as substrings of their paths. */
export const nightlySuites = [
  // Fills a database's disk; by day, other suites of the API test lost connections.
  'api/src/platform/db/full-disk.test',
  // By day, `main` tests that acknowledged orders survive a kill.
  'api/src/platform/db/durability.test',
  // Start and stop processes and second servers; by day `main` starts and stops one, and `outage.postgres` loses connections.
  'api/src/run-import.test',
  'api/src/platform/db/replica.postgres.test',
  'api/src/platform/db/lost-connections.postgres.test',
  'server/src/wiring/traces.test',
  // Migrate databases of both engines, fill a disk with builds, and hang a registry; by day the shops of the browser tests migrate and publish.
  'server/src/prepare-schema.test',
  'server/src/builds/publish-shell.test',
  'server/src/wiring/remote-releases.test',
  // A released migration never changes.
  'api/src/migrations/0110-product-pictures.test',
  // Compiles dozens of type changes; by day, `npm run api-reports` compares those of the checkout.
  'shared/release-tools/src/packages/api/planned-releases.test',
  // Packs the published packages, and builds and renders remotes with every bundler.
  'shared/release-tools/src/packages/packages.test',
  'shared/federation/src/node/own-share-scope.test',
  'server/build/build-package.test',
  'shared/packer/test/shop-remote',
  'shared/packer/test/check-opens.test',
  'shared/packer/test/pull-request.test',
  'shared/federation/src/build/picture-addresses.test',
  'shared/release-tools/src/packages/complete-imports.test',
  'shared/federation/src/build/stock-remote.test',
  'shared/federation/src/build/packages/package-list.test',
  'shell/renderer/pool/stock-remotes.test',
  // Generates every font file; they rarely change.
  'shared/tokens/src/font-files.test',
  // Need Go, nginx and systemd, which they install on Debian.
  'scripts/checks/deploy/render-chart.test',
  'scripts/checks/deploy/tools.test',
  // Installs packages into separate folders; a run on a bare machine has already done so.
  'scripts/setup/install-packages.test',
];

/**
 * Suites that open a database run on PostgreSQL by day, which takes half as long as the embedded engine; browser tests cover
 * that one. Where the engines differ, suites run on both by day as well. At night all suites run on both.
 */
export const onBothEnginesByDay = /^api\/src\/(platform\/db|modules\/orders\/(checkout|stock))/;
