/** Results of all shoppers of a run. */
export interface Tally {
  /** Pages that were loaded completely. */
  loads: number;
  /** Failed responses, documents and files, by kind of failure. */
  readonly failed: string[];
  /** Pages that had versions of two releases. */
  readonly mixed: string[];
  /** How long each document took, in ms. */
  readonly documentMs: number[];
}

export const newTally = (): Tally => ({ loads: 0, failed: [], mixed: [], documentMs: [] });
