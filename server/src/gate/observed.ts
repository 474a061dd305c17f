/** The elements that every page of the shop has. */
export const landmarks = ['header', 'nav', 'main', 'footer'] as const;
export type Landmark = (typeof landmarks)[number];

/** The observations of one page in one window. */
export interface Observed {
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** Whether it handled clicks in time. */
  readonly isReady: boolean;
  /** Whether it stopped responding at all. */
  readonly hangs: boolean;
  /** Largest contentful paint, in ms after the document began to arrive. */
  readonly paintMs: number | null;
  readonly landmarks: readonly Landmark[];
  /** Errors that it threw, or logged to the console. */
  readonly errors: readonly string[];
  /** Hydration mismatches. */
  readonly hydration: readonly string[];
  /** Files of remotes that failed to load. */
  readonly lost: readonly string[];
  /** Versions of each remote whose entry was requested. */
  readonly ran: Readonly<Record<string, readonly string[]>>;
  /** Built-in functions that the page has replaced or extended. */
  readonly replaced: readonly string[];
  /** PNG of the window. */
  readonly picture: Buffer | null;
}
