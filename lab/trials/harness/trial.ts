import type { Outcome } from './outcome';

export interface PlayOptions {
  /** Called with each outcome. */
  readonly log: (outcome: Outcome) => void;
  /** Plays only those faults whose name has one of these in it; parted by commas. */
  readonly only?: string | undefined;
  /** Lets bad versions past the gate, to see what stops them after it. */
  readonly pastGate?: boolean;
}

/** Plays a trial's faults, on shops of its own, and resolves with what they did. Leaves nothing behind. */
export type Play = (options: PlayOptions) => Promise<readonly Outcome[]>;

/** Whether a fault of this name is to be played. */
export const isWanted = (name: string, { only }: Pick<PlayOptions, 'only'>): boolean =>
  !only || only.split(',').some((words) => name.includes(words.trim()));
