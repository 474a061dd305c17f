/** The current time as a dependency, so that tests can change it. */
export interface Clock {
  now(): Date;
}

/** The system's time. */
export const systemClock: Clock = { now: () => new Date() };

/** The time `milliseconds` after `moment`. */
export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
