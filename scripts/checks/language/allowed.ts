/** Where a pattern has its usual meaning, or is a name on the wire, in a database or in the specification. */
export interface Allowed {
  readonly id: string;
  /** Beginning of the paths. */
  readonly path: string;
  /** The texts it may have there; by default any. */
  readonly text?: RegExp;
  readonly why: string;
}

export const allowed: readonly Allowed[] = [];
