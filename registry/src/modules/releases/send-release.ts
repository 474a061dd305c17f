import { createHash } from 'node:crypto';
import type { Assignment, Release } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What anybody may know of a canary: with its salt they could make a cookie that is in it. */
const publicAssignment = ({ stable, lastKnownGood, killed, canary }: Assignment) => ({
  ...{ stable, lastKnownGood, killed },
  ...(canary && { canary: { version: canary.version, bps: canary.bps } }),
});

/** A release without what concerns only operators and shops: who made it and why, salts and previews. */
export const publicRelease = ({ env, seq, at, assignments }: Release) => ({
  ...{ env, seq, at },
  assignments: Object.fromEntries(
    Object.entries(assignments).map(([remote, assignment]) => [remote, publicAssignment(assignment)]),
  ),
});

/** Its ETag is `"12-…"`: the seq, so that it can be sent back as If-Match. */
const etagOf = (seq: number, text: string) =>
  `"${seq}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;

/** Sends the release that is live: what anybody may know of it, or all of it to whom a token or session stands for. */
export function sendRelease(
  request: FastifyRequest,
  reply: FastifyReply,
  release: Release,
  isWhole = false,
): FastifyReply {
  const text = JSON.stringify(isWhole ? release : publicRelease(release));
  const etag = etagOf(release.seq, text);
  reply.headers({
    etag,
    'cache-control': isWhole ? 'private, no-cache' : 'public, max-age=5, stale-if-error=86400',
    // The same value as pages of it have: a cache in front uses it in its key.
    'surrogate-key': `release-${release.seq}`,
    vary: 'authorization',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json').send(text);
}
