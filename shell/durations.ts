/** How long the shell waits, in ms. The time limits of a render are in `renderer/pool/render-process.ts`. */

// Pages

/** How long "back online" is shown. */
export const backOnlineMs = 5000;
/** The staff panel's request for the versions of its browser. */
export const staffVersionsMs = 8000;
/** How long events are batched into one report. */
export const telemetryBatchMs = 5000;
/** A page that still responds has cleared the note of a press by then. */
export const pressNoteMs = 1000;
/** A note of a press that is older means that its page hung. */
export const hangMs = 5000;
/** A link is prefetched again when the shopper returns to it later than this: its data may have expired. */
export const prefetchAgainMs = 30_000;
/** A page's request for the hashes of a version's files. */
export const hashListMs = 4000;
/** The request for a release of a page that has none. */
export const firstReleaseMs = 1500;
/** A request for a newer release. */
export const releasePollMs = 5000;
/** How long a page waits for the style sheets of a remote. */
export const remoteStylesMs = 4000;
/** How long a font that hangs may delay the others after the first paint. */
export const webFontsMs = 3000;
/** How long anything waits for the load event, which a file that hangs may delay forever. */
export const loadEventMs = 10_000;

// Server

/** How long a page waits for its data before it is rendered without the fragments that lack theirs. */
export const pageDataMs = 1500;
/** How long a shopper waits for a render before the page comes from the cache or as a frame. */
export const pageRenderMs = 3000;
/** How long a fragment may suspend once its data is there. */
export const suspendMs = 2000;
/** How often a running render is checked against its limits. */
export const jobCheckMs = 100;
/** From the first page to the start of the other render processes. */
export const openAllMs = 200;
/** Between two attempts at the first page. */
export const firstPageRetryMs = 500;
/** How long an incomplete page is cached: it absorbs a flood for one address. */
export const incompletePageMs = 2000;
/** The API's response for the sitemap and other files of the site. */
export const siteFilesMs = 10_000;

// Service worker

/** How long a document may take before the service worker checks whether there is a network at all. */
export const documentMs = 6000;
/** How often the offline page asks whether the shop responds. */
export const offlinePollMs = 5000;
