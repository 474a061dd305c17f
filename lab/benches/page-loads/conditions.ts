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

/** A page is idle after this time without network traffic and long tasks, in ms. */
export const quietMs = 5000;

/** Maximum wait for an idle page, in ms. */
export const maxMs = 60_000;
