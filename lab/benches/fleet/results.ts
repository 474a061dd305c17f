/** Start time of a role, in ms from the start of its process to its first "ready", and its memory when idle. */
export interface RoleStart {
  readonly role: string;
  readonly ms: number | null;
  /** The same in another checkout; null where there is none. */
  readonly otherMs: number | null;
  /** Resident memory of its idle processes, in bytes; null where it cannot be read. */
  readonly idle: number | null;
}

/** A fleet of a number of shops behind one nginx, asked over the same connections. */
export interface FleetRates {
  readonly shops: number;
  /** Home pages a second that nginx has, and those that a shop has to render. */
  readonly cached: number;
  readonly uncached: number;
  /** Responses other than 200, of both. */
  readonly failed: number;
  /** Most resident memory of one shop meanwhile, in bytes. */
  readonly maxMemory: number | null;
}

/** Processor time of a shop with its children for one of each, in ms. Null where it cannot be read. */
export interface Costs {
  /** A page that has to be rendered. */
  readonly render: number | null;
  /** A page that the shop itself has cached. */
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
