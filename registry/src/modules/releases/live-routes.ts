import { createHash } from 'node:crypto';
import type { Assignment, Release } from '@shop/contracts';
import { RegistryError } from '@shop/protocol';
import { ref, type TypedApp } from '@shop/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isOnlyPreviewed } from '../../domain/assignments';
import { may } from '../../domain/roles';
import { bearerOf, type TokenVerifier } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { InEnv, noBody } from '../../platform/schemas/shared';
import { PublicRelease, Release as ReleaseSchema } from './schemas';
import type { LiveRelease } from './live-release';

/** The public part of a canary, without the salt, with which anyone could forge a cohort cookie for it. */
const publicAssignment = ({ stable, lastKnownGood, killed, canary, flags }: Assignment) => ({
  ...{ stable, lastKnownGood, killed },
  ...(flags && { flags }),
  ...(canary && { canary: { version: canary.version, bps: canary.bps } }),
});

/** The public part of a release, without actor, reason, salts and previews. */
const publicRelease = ({ env, seq, at, assignments }: Release) => ({
  ...{ env, seq, at },
  assignments: Object.fromEntries(
    Object.entries(assignments)
      .filter(([, assignment]) => !isOnlyPreviewed(assignment))
      .map(([remote, assignment]) => [remote, publicAssignment(assignment)]),
  ),
});

/** The ETag is `"12-…"`. It starts with the seq, so that it can be used as If-Match. */
const etagOf = (seq: number, text: string) =>
  `"${seq}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;

/** Sends the live release: its public part, or the whole release to an authorized caller. */
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
    // The same value as in pages of this release: a cache in front uses it in its key.
    'surrogate-key': `release-${release.seq}`,
    vary: 'authorization',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json').send(text);
}

/** Reads the live releases of other environments; absent in a shop. */
interface OtherEnvironments {
  /** The environment that the shop of this process follows. */
  readonly environment: string;
  readonly environments: { require(env: string): Promise<void> };
  readonly releases: { head(env: string): Promise<Release | undefined> };
  /** A caller with read access gets the whole release. */
  readonly callers: TokenVerifier;
}

/**
 * The public live release. For this process's environment, it remains available when the database is down. A shop only serves
 * its own environment; a registry serves all, with `others`.
 */
export function liveRoutes(app: TypedApp, live: LiveRelease, others?: OtherEnvironments): void {
  const headOf = async (env: string): Promise<Release | undefined> => {
    const current = live.current();
    if (current?.env === env) return current;
    if (!others || env === others.environment) return undefined;
    await others.environments.require(env);
    return others.releases.head(env);
  };

  /** Whether a caller may read the whole release. A revoked token gets the public part, as its shop must still follow rollbacks. */
  const mayReadAll = async (text: string | undefined, env: string): Promise<boolean> => {
    const actor = text === undefined ? undefined : await others?.callers.verify(text);
    return actor !== undefined && may(actor, 'read', { env });
  };

  app.get(
    '/envs/:env/release.json',
    {
      schema: {
        tags: ['releases'],
        summary: 'The live release; without a token, its public part',
        params: InEnv,
        headers: Type.Object({ 'if-none-match': Type.Optional(Type.String()) }),
        response: {
          200: {
            ...Type.Union([ref(ReleaseSchema), ref(PublicRelease)]),
            description: 'The release, with an ETag whose number is the seq.',
          },
          304: noBody('Not modified since the ETag in If-None-Match.'),
          ...failures(404),
        },
      },
    },
    async (request, reply) => {
      const release = await headOf(request.params.env);
      if (!release)
        throw new RegistryError(404, `Environment "${request.params.env}" does not have a release yet.`);
      const isWhole = await mayReadAll(bearerOf(request), request.params.env);
      sendRelease(request, reply, release, isWhole);
      return reply;
    },
  );
}
