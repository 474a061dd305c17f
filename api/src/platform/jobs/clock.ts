/** The time, as a dependency: tests move it. */
export interface Clock {
  now(): Date;
}

/** The time as it is. */
export const systemClock: Clock = { now: () => new Date() };

/** The moment that many milliseconds later. */
export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
