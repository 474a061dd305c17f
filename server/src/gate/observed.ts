/** The parts of a page that every page of the shop has. */
export const landmarks = ['header', 'nav', 'main', 'footer'] as const;
export type Landmark = (typeof landmarks)[number];

/** What was seen of one page in one window. */
export interface Observed {
  /** HTTP status; 0 when the page did not come. */
  readonly status: number;
  /** Whether it handled clicks in time. */
  readonly isReady: boolean;
  /** Whether it stopped responding at all. */
  readonly hangs: boolean;
  /** Largest contentful paint, in ms after the document began to arrive. */
  readonly paintMs: number | null;
  readonly landmarks: readonly Landmark[];
  /** What it threw, and what it wrote to the console as an error. */
  readonly errors: readonly string[];
  /** Where the browser drew something else than the server. */
  readonly hydration: readonly string[];
  /** Files of remotes that did not arrive. */
  readonly lost: readonly string[];
  /** Versions of each remote whose entry was asked for. */
  readonly ran: Readonly<Record<string, readonly string[]>>;
  /** Functions of the browser that the page has replaced or added to. */
  readonly replaced: readonly string[];
  /** PNG of the window. */
  readonly picture: Buffer | null;
}
