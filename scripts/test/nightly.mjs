/**
 * What `npm test` leaves to `npm run test:all`, which runs every night and before a release: what takes long for an answer that
 * seldom changes. Browser tests have a list of their own (`e2e/nightly.ts`). A suite that is named by its path always runs.
 */

/** Whether only what is for every change is wanted, as in `npm test`. */
export const isByDay = process.env.TEST_SCOPE === 'day';

/** Suites that wait for the night, as parts of their paths. */
export const nightlySuites = [];

/**
 * What runs on PostgreSQL by day as well as on the embedded engine: orders, payments and what the database itself decides. The
 * rest is SQL that both engines share, and has its second run at night.
 */
export const onBothEnginesByDay = /^api\/src\/(modules\/(orders|payments)|platform)\//;
