/** Intervals and time limits of the server, in ms. Those of the gate are in `gate/limits.ts`. */

// Start and shutdown

/** How often a starting shop is polled. */
export const readyPollMs = 25;
/** Time limit of a shutdown after the drain. */
export const shutdownMs = 30_000;

/** Retry interval for reaching the storage of versions at a start. */
export const storageRetryMs = 2000;

// Pages and metrics

/** How long a rendered page is fresh while the API sends change notifications. */
export const notifiedPageMs = 60_000;
/** How long it is fresh while the API sends none. */
export const unnotifiedPageMs = 2000;
/** How long metrics of the registry are cached for several readers. */
export const metricsCacheMs = 10_000;

// Releases

/**
 * How often releases of other processes on the same database are looked up; this process's releases are live
 * immediately.
 */
export const databasePollMs = 2000;
/** How often the release is requested from a remote registry. */
export const registryPollMs = 5000;
/** Timeout of a request to a remote registry. No shopper waits for it, but a start does. */
export const registryTimeoutMs = 2000;
/** How often the versions in use are reported to a remote registry. */
export const lastSeenReportMs = 30_000;
/** How long server renders are collected before they are sent to a remote registry. */
export const rendersReportMs = 2000;
