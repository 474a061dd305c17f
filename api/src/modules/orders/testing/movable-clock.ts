import type { Clock } from '../../../platform/jobs/clock';

export interface MovableClock extends Clock {
  /** Moves the clock forward. */
  advance(minutes: number): void;
  moveTo(moment: Date): void;
}

/** A clock that stands still until a test moves it. */
export function movableClock(start = new Date()): MovableClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance(minutes) {
      now += minutes * 60_000;
    },
    moveTo(moment) {
      now = moment.getTime();
    },
  };
}
