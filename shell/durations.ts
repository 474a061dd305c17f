/** Time limits and intervals of the shell, in ms. Those of a render are in `renderer/pool/render-process.ts`. */

// Pages

/** How long "back online" is shown. */
export const backOnlineMs = 5000;
/** Timeout of the staff panel's request for this browser's versions. */
export const staffVersionsMs = 8000;
/** How long events are batched into one report. */
export const telemetryBatchMs = 5000;
/** A responsive page clears the note of a press after this time. */
export const pressNoteMs = 1000;
/** The page hung if the note of a press is older than this. */
export const hangMs = 5000;
/** A link is prefetched again after this time, because its data may have expired. */
export const prefetchAgainMs = 30_000;
/** Timeout of a page's request for the hashes of a version's files. */
export const hashListMs = 4000;
/** Timeout of a request for the release, by a page that has none. */
export const firstReleaseMs = 1500;
/** Timeout of a request for a newer release. */
export const releasePollMs = 5000;
/** How long a page waits for the style sheets of a remote. */
export const remoteStylesMs = 4000;
/** How long a hanging font may delay the others after the first paint. */
export const webFontsMs = 3000;
/** Maximum wait for the load event, which a hanging file may delay forever. */
export const loadEventMs = 10_000;

// Server

/** How long a page waits for its data before it is rendered without the fragments whose data is missing. */
export const pageDataMs = 1500;
/** How long a shopper waits for a render before the page is sent from the cache or as a frame. */
export const pageRenderMs = 3000;
/** How long a fragment may suspend after its data has loaded. */
export const suspendMs = 2000;
/** How often a running render is checked against its limits. */
export const jobCheckMs = 100;
/** Delay from the first page to the start of the other render processes. */
export const openAllMs = 200;
/** Retry delay for rendering the first page. */
export const firstPageRetryMs = 500;
/** How long an incomplete page is cached, to absorb a flood of requests for one URL. */
export const incompletePageMs = 2000;
/** Timeout of API requests for the sitemap and other site files. */
export const siteFilesMs = 10_000;

// Service worker

/** How long a document may take before the service worker checks the network. */
export const documentMs = 6000;
/** How often the offline page checks whether the shop responds. */
export const offlinePollMs = 5000;
