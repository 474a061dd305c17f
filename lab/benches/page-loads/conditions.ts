/** A slow phone on a slow network, the conditions of every measurement, with an empty cache. */
export const conditions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  /** Kilobits a second. */
  downKbps: 1600,
  upKbps: 750,
  /** Of one round trip, in ms. */
  latencyMs: 150,
  /** How many times slower than this machine's processor. */
  slowdown: 4,
} as const;

/** Neither network nor long task for this time, in ms: the page is idle. */
export const quietMs = 5000;

/** A page that does not become idle by then is measured as it is, in ms. */
export const maxMs = 60_000;
