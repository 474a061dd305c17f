import type { Shift } from './page-world';
import type { ShownProduct } from './shop-facts';

/** Elements of every page of the shop. */
export const landmarks = ['header', 'nav', 'main', 'footer'] as const;
export type Landmark = (typeof landmarks)[number];

/** The content and working interactions of a page. */
export interface Examined {
  readonly title: string;
  /** Whether it is excluded from search engines. */
  readonly isUnlisted: boolean;
  readonly products: readonly ShownProduct[];
  /** Results of printing, scrolling and tabbing; null if not tested. */
  readonly use: {
    readonly printed: readonly Landmark[];
    readonly scrolls: boolean;
    readonly tabs: boolean;
  } | null;
}

/** The observations of a page in a window. */
export interface Observed {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Whether it handled clicks in time. */
  readonly isReady: boolean;
  /** Whether it stopped responding. */
  readonly hangs: boolean;
  /** Largest contentful paint, in ms after the document began to arrive. */
  readonly paintMs: number | null;
  /** Layout shift until the page had settled; null if it stopped responding. */
  readonly shift: Shift | null;
  readonly landmarks: readonly Landmark[];
  /** Errors that it threw or logged to the console. */
  readonly errors: readonly string[];
  /** Hydration mismatches. */
  readonly hydration: readonly string[];
  /** Files of remotes that failed to load. */
  readonly lost: readonly string[];
  /** Versions of each remote whose entry was requested. */
  readonly ran: Readonly<Record<string, readonly string[]>>;
  /** Hosts that were contacted. */
  readonly hosts: readonly string[];
  /** Keys in `localStorage` and `sessionStorage`, and names of databases. */
  readonly stored: readonly string[];
  /** Number of workers. */
  readonly workers: number;
  /** Number of opened documents before the page is used: 1, unless it reloads or navigates away. */
  readonly documents: number;
  /** Built-in functions that the page has replaced or extended. */
  readonly replaced: readonly string[];
  /** Null if the page was not ready. */
  readonly examined: Examined | null;
  /** PNG of the whole page. */
  readonly picture: Buffer | null;
}
