/**
 * Browser tests that `npm test` leaves to `npm run test:all`, which runs every night and before a release: each takes long for an
 * answer that seldom changes. Paths from this folder, without `.spec.ts`.
 */
export const nightlyBrowserTests: readonly string[] = [];

/** What is left out, as globs: nothing unless `npm test` is what runs. */
export const leftForTheNight =
  process.env.TEST_SCOPE === 'day' ? nightlyBrowserTests.map((name) => `**/${name}.spec.ts`) : [];
