/** Start time of a role, in ms until its process first reports "ready", and its memory when idle. */
export interface RoleStart {
  readonly role: string;
  readonly ms: number | null;
  /** The start time in another checkout; null if none is compared. */
  readonly otherMs: number | null;
  /** Resident memory of its idle processes, in bytes; null where it cannot be read. */
  readonly idle: number | null;
}

/** A fleet behind one nginx, measured over the same connections. */
export interface FleetRates {
  readonly shops: number;
  /** Home pages a second from nginx's cache, and rendered by a shop. */
  readonly cached: number;
  readonly uncached: number;
  /** Responses other than 200 to either request. */
  readonly failed: number;
  /** Maximum resident memory of one shop during the flood, in bytes. */
  readonly maxMemory: number | null;
}

/** Processor time of a shop and its child processes for each operation, in ms. Null if it cannot be read. */
export interface Costs {
  /** A rendered page. */
  readonly render: number | null;
  /** A page from the shop's cache. */
  readonly cachedPage: number | null;
  /** A checkout, until the payment begins. */
  readonly checkout: number | null;
}

export interface StartResults {
  /** Start time of an empty Node program, in ms: the reference for the others. */
  readonly bareStart: number | null;
  readonly starts: readonly RoleStart[];
}

export interface FleetResults extends StartResults {
  readonly rates: readonly FleetRates[];
  readonly costs: Costs;
}
