import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../db/schema';
import { ApiError } from '../http/api-error';
import { countInBucket } from './bucket-repository';

/** So many in a window; counted in the database, so that every instance shares the counter. */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** What the shopper reads instead of the general words. */
  readonly message?: string;
}

const MESSAGE = 'Too many attempts. Please try again later.';

/** The counter's key: a hash, so that the table has neither IP addresses nor emails. */
export function bucketKey(limit: Pick<RateLimit, 'name'>, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/** Who asks, as far as limits care: an IPv4 address, or the /64 network that one IPv6 customer has. */
export function addressOf(request: FastifyRequest): string {
  const { ip } = request;
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** Counts one attempt. Throws a 429 with Retry-After once there were too many. */
export async function takeAttempt(
  db: Executor,
  limit: RateLimit,
  subject: string,
  now: Date = new Date(),
): Promise<void> {
  const { count, expiresAt } = await countInBucket(db, bucketKey(limit, subject), limit.windowMs, now);
  if (count <= limit.max) return;
  const retryAfter = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
  throw new ApiError(429, limit.message ?? MESSAGE, { retryAfter });
}
