import { opaquePassword } from '../passwords';
import { createRateLimit } from '../rate-limit';
import type { Refuse } from './context';

const windowMs = 15 * 60_000;

/**
 * Rate limits for password guessing. Other IP addresses cannot lock out an owner unless very many of them guess.
 * Counted in this process's memory.
 */
export function createGuessLimits(refuse: Refuse) {
  const ofSender = createRateLimit({ max: 10, ms: windowMs });
  const ofAddress = createRateLimit({ max: 40, ms: windowMs });
  const ofSubject = createRateLimit({ max: 200, ms: windowMs });
  const wait = (retryAfter: number) => {
    if (retryAfter === 0) return;
    const minutes = Math.ceil(retryAfter / 60);
    throw refuse(429, `Too many attempts. Try again in ${minutes} min.`, { retryAfter });
  };
  return {
    /** Throws a 429 with `Retry-After`. `subject` is the target, such as an account's name. */
    take(address: string, subject: string, now: Date): void {
      const name = subject.toLowerCase();
      const waits = [
        ofSender.take(`${address} ${name}`, now),
        ofAddress.take(address, now),
        ofSubject.take(name, now),
      ];
      wait(Math.max(...waits));
    },
    /** The same for attempts without a subject. */
    takeAddress(address: string, now: Date): void {
      wait(ofAddress.take(address, now));
    },
  };
}

export type GuessLimits = ReturnType<typeof createGuessLimits>;

/** Length in characters (code points). */
export const minPasswordLength = 12;
const maxPasswordLength = 200;

/** Throws a 422 for a password that is too short, too long or too uniform, or contains the account's name. */
export function checkNewPassword(given: string, name: string, refuse: Refuse): void {
  const password = opaquePassword(given);
  const length = [...password].length;
  if (length < minPasswordLength || length > maxPasswordLength) {
    throw refuse(422, `A password has ${minPasswordLength} to ${maxPasswordLength} characters.`);
  }
  if (password.toLowerCase().includes(name.toLowerCase())) {
    throw refuse(422, 'The password contains your name. Choose another.');
  }
  if (new Set(password.toLowerCase()).size < 5) {
    throw refuse(422, 'The password has fewer than five different characters. Choose another.');
  }
}
