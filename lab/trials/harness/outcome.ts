/** How many responses had which status; `none` counts connections that broke and responses that did not come in time. */
export type ResponseCounts = Readonly<Record<string, number>>;

export interface OrderCounts {
  /** Orders that were confirmed to their shopper. */
  readonly acknowledged: number;
  /** Acknowledged orders that are not in the database, or not placed there. */
  readonly lost: number;
  /** Purchases that ended in more than one placed order. */
  readonly duplicated: number;
}

export interface Stopped {
  readonly by: string;
  /** All who came before, those with another version among them. */
  readonly shoppers: number;
  /** Those of them who had the version; absent where nothing stopped it. */
  readonly met?: number;
  /** From the upload. */
  readonly seconds: number;
}

/** The effects of one fault on one shop. */
export interface Outcome {
  readonly trial: string;
  /** The fault, in words. */
  readonly done: string;
  readonly responses: ResponseCounts;
  readonly orders?: OrderCounts;
  /** Whether the stock differs from the sum of its ledger. */
  readonly drifted?: boolean;
  /** Whether the shop's process survived. */
  readonly alive: boolean;
  /** Whether the shop had recovered within the given seconds after the fault had ended. */
  readonly back?: { readonly withinSeconds: number; readonly is: boolean };
  /** Whether operations can see the fault in the registry; absent where there is nothing for them to see. */
  readonly seen?: boolean;
  /** The check that stopped a bad version; absent where nothing is released. */
  readonly stopped?: Stopped;
  /** Why the trial failed, one line each; none when it passed. */
  readonly failures: readonly string[];
}

/** Lines of equal failures as one line with their number, in the order of their first. */
export function countFailures(failures: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  return [...counts].map(([failure, count]) => (count > 1 ? `${count} × ${failure}` : failure));
}

/** The result of `play`; it rejects if the trial could not be completed, which is a failure too. */
export const outcomeOf = (trial: string, done: string, play: () => Promise<Outcome>): Promise<Outcome> =>
  play().catch((error: unknown) => ({
    trial,
    done,
    responses: {},
    alive: false,
    failures: [`not played to its end: ${error instanceof Error ? error.message : String(error)}`],
  }));

export interface PlayOptions {
  /** Called with each outcome. */
  readonly log: (outcome: Outcome) => void;
  /** Plays only those faults whose name has one of these in it; parted by commas. */
  readonly only?: string | undefined;
  /** Releases bad versions without the gate, to see whether monitoring stops them. */
  readonly pastGate?: boolean;
}

/** Runs a trial's faults on temporary shops, resolves with their effects, and removes the shops. */
export type Play = (options: PlayOptions) => Promise<readonly Outcome[]>;

/** Whether a fault of this name is to be played. */
export const isWanted = (name: string, { only }: Pick<PlayOptions, 'only'>): boolean =>
  !only || only.split(',').some((words) => name.includes(words.trim()));
