import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Cost parameters of Argon2id; memory is in KiB. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The library's default: 19 MiB, as OWASP recommends. */
const defaultCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Normalises a password before it is hashed, so that the same characters match regardless of their Unicode composition: the
 * OpaqueString profile of PRECIS (RFC 8265). Case and compatibility forms stay different.
 */
export const opaquePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFC');

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Takes the same time for an account that does not exist (`undefined`). A hash from before passwords were
   * normalised matches, too; `renew` is then called with its replacement.
   */
  matches(
    storedHash: string | undefined,
    password: string,
    renew?: (hash: string) => Promise<void> | void,
  ): Promise<boolean>;
}

/** Maximum number of concurrent hashes, so that many sign-ins cannot exhaust memory and threads. */
const CONCURRENCY = 4;
const MAX_WAITING = 100;

/** Password hashing for one process. Rejects with `busy()` if too many hashes are waiting. */
export function createPasswords(busy: () => Error, cost: HashCost = defaultCost): Passwords {
  const limit = pLimit(CONCURRENCY);
  const limited = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= CONCURRENCY + MAX_WAITING) throw busy();
    return limit(work);
  };
  let decoy: Promise<string> | undefined;
  const decoyHash = () => (decoy ??= hash(randomBytes(32), cost));
  return {
    hash: (password) => limited(() => hash(opaquePassword(password), cost)),
    matches: (storedHash, password, renew) =>
      limited(async () => {
        const compared = storedHash ?? (await decoyHash());
        const opaque = opaquePassword(password);
        if (await verify(compared, opaque)) return storedHash !== undefined;
        if (opaque === password || !(await verify(compared, password))) return false;
        await renew?.(await hash(opaque, cost));
        return true;
      }),
  };
}
