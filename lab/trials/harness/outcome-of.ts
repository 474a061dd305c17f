import type { Outcome } from './outcome';

/** What `play` resolves with; where it rejects, the trial could not be played to its end, which is a failure too. */
export const outcomeOf = (trial: string, done: string, play: () => Promise<Outcome>): Promise<Outcome> =>
  play().catch((error: unknown) => ({
    trial,
    done,
    responses: {},
    alive: false,
    failures: [`not played to its end: ${error instanceof Error ? error.message : String(error)}`],
  }));
