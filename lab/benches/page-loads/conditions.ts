/** The screen of every measurement, with an empty cache. */
export const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const;

/** A phone and its network, which a browser imitates. */
export interface Phone {
  readonly title: string;
  /** Kilobits a second. */
  readonly downKbps: number;
  readonly upKbps: number;
  /** Duration of one round trip, in ms. */
  readonly latencyMs: number;
  /** How many times slower than this machine's processor. */
  readonly slowdown: number;
}

export const phoneNames = ['bench', 'entry'] as const;
export type PhoneName = (typeof phoneNames)[number];

/** A slow phone on a slow network, and a phone for ₹8,000 at the edge of the network. */
export const phones: Readonly<Record<PhoneName, Phone>> = {
  bench: { title: 'bench phone', downKbps: 1600, upKbps: 750, latencyMs: 150, slowdown: 4 },
  entry: { title: 'entry-level phone', downKbps: 400, upKbps: 400, latencyMs: 400, slowdown: 10 },
};

/** A page is idle after this time without network traffic and long tasks, in ms. */
export const quietMs = 5000;

/** Maximum wait for an idle page, in ms. */
export const maxMs = 60_000;
