/** Number of responses by status; `none` counts broken connections and timeouts. */
export type ResponseCounts = Readonly<Record<string, number>>;

export interface OrderCounts {
  /** Orders that were confirmed to their shopper. */
  readonly acknowledged: number;
  /** Acknowledged orders that are not in the database, or not placed there. */
  readonly lost: number;
  /** Purchases that ended in more than one placed order. */
  readonly duplicated: number;
  /** Longest time between two acknowledged orders, in ms. */
  readonly maxPauseMs?: number;
}

export interface Stopped {
  readonly by: string;
  /** All shoppers until it was stopped, including those with another version. */
  readonly shoppers: number;
  /** The shoppers who had the version; absent if nothing stopped it. */
  readonly met?: number;
  /** Time since the upload. */
  readonly seconds: number;
}

/** The effects of one fault on one shop. */
export interface Outcome {
  readonly trial: string;
  /** Description of the fault. */
  readonly done: string;
  readonly responses: ResponseCounts;
  readonly orders?: OrderCounts;
  /** Whether the stock differs from the sum of its ledger. */
  readonly drifted?: boolean;
  /** Whether the shop's process survived. */
  readonly alive: boolean;
  /** Whether the shop had recovered within the given seconds after the fault had ended. */
  readonly back?: { readonly withinSeconds: number; readonly is: boolean };
  /** Whether the registry shows the fault; absent if it should not. */
  readonly seen?: boolean;
  /** The check that stopped a faulty version; absent if nothing is released. */
  readonly stopped?: Stopped;
  /** The reasons why the trial failed; empty if it passed. */
  readonly failures: readonly string[];
}

/** Merges identical failures into one line with their number, in order of first occurrence. */
export function countFailures(failures: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  return [...counts].map(([failure, count]) => (count > 1 ? `${count} × ${failure}` : failure));
}

/** The result of `play`. If it rejects, the trial has failed. */
export const outcomeOf = (trial: string, done: string, play: () => Promise<Outcome>): Promise<Outcome> =>
  play().catch((error: unknown) => ({
    trial,
    done,
    responses: {},
    alive: false,
    failures: [`aborted: ${error instanceof Error ? error.message : String(error)}`],
  }));

export interface PlayOptions {
  /** Called with each outcome. */
  readonly log: (outcome: Outcome) => void;
  /** Comma-separated words: runs only faults whose name contains one of them. */
  readonly only?: string | undefined;
  /** Releases bad versions without the gate, to see whether monitoring stops them. */
  readonly pastGate?: boolean;
}

/** Injects a trial's faults into temporary shops, removes the shops, and resolves with the effects. */
export type Play = (options: PlayOptions) => Promise<readonly Outcome[]>;

/** Whether the fault with this name is selected. */
export const isWanted = (name: string, { only }: Pick<PlayOptions, 'only'>): boolean =>
  !only || only.split(',').some((words) => name.includes(words.trim()));
