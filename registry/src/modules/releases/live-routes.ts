import { createHash } from 'node:crypto';
import type { Assignment, Release } from '@shop/contracts';
import { RegistryError } from '@shop/protocol';
import { ref, type TypedApp } from '@shop/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { may } from '../../domain/roles';
import { bearerOf, type TokenVerifier } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { InEnv, noBody } from '../../platform/schemas/shared';
import { PublicRelease, Release as ReleaseSchema } from './schemas';
import type { LiveRelease } from './live-release';

/** The public part of a canary: with its salt one could make a cookie that is in it. */
const publicAssignment = ({ stable, lastKnownGood, killed, canary }: Assignment) => ({
  ...{ stable, lastKnownGood, killed },
  ...(canary && { canary: { version: canary.version, bps: canary.bps } }),
});

/** A release without what concerns only operators and shops: who made it and why, salts and previews. */
const publicRelease = ({ env, seq, at, assignments }: Release) => ({
  ...{ env, seq, at },
  assignments: Object.fromEntries(
    Object.entries(assignments).map(([remote, assignment]) => [remote, publicAssignment(assignment)]),
  ),
});

/** Its ETag is `"12-…"`: the seq, so that it can be sent back as If-Match. */
const etagOf = (seq: number, text: string) =>
  `"${seq}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;

/** Sends the live release: its public part, or all of it to an authorized caller. */
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

/** Environments that no shop of this process follows. */
interface OtherEnvironments {
  /** The one that the shop of this process follows. */
  readonly environment: string;
  readonly environments: { require(env: string): Promise<void> };
  readonly releases: { head(env: string): Promise<Release | undefined> };
  /** Whoever may read the registry gets the whole release. */
  readonly callers: TokenVerifier;
}

/**
 * What is live, for anybody, and in the environment of this process also while the database is unavailable. A shop serves its own
 * environment alone; a registry, by `others`, every one.
 */
export function liveRoutes(app: TypedApp, live: LiveRelease, others?: OtherEnvironments): void {
  const headOf = async (env: string): Promise<Release | undefined> => {
    const current = live.current();
    if (current?.env === env) return current;
    if (!others || env === others.environment) return undefined;
    await others.environments.require(env);
    return others.releases.head(env);
  };

  /** Whether a caller may read all of it. A revoked token gets the public part: its shop has to follow rollbacks. */
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
            description: 'With an ETag; its number is the seq.',
          },
          304: noBody('The one of If-None-Match.'),
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
