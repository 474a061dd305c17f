import { createRateLimit } from '../rate-limit';
import type { Refuse } from './refuse';

const windowMs = 15 * 60_000;

/**
 * Slows down guessing. Other IP addresses cannot lock out an owner, until a great many guess together.
 * Counted in this process's memory.
 */
export function createGuessLimits(refuse: Refuse) {
  const ofSender = createRateLimit({ max: 10, ms: windowMs });
  const ofAddress = createRateLimit({ max: 40, ms: windowMs });
  const ofSubject = createRateLimit({ max: 200, ms: windowMs });
  return {
    /** Throws a 429 with `Retry-After`. `subject` is what is guessed at, such as an account's name. */
    take(address: string, subject: string, now: Date): void {
      const name = subject.toLowerCase();
      const waits = [
        ofSender.take(`${address} ${name}`, now),
        ofAddress.take(address, now),
        ofSubject.take(name, now),
      ];
      const retryAfter = Math.max(...waits);
      if (retryAfter === 0) return;
      const minutes = Math.ceil(retryAfter / 60);
      throw refuse(429, `Too many tries. Try again in ${minutes} min.`, { retryAfter });
    },
  };
}

export type GuessLimits = ReturnType<typeof createGuessLimits>;
