import { RegistryError } from '@shop/protocol';
import type { Release } from '@shop/contracts';
import { ref, type TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { may } from '../../domain/roles';
import { bearerOf, type TokenVerifier } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { PublicRelease, Release as ReleaseSchema } from './schemas';
import { InEnv, noBody } from '../../platform/schemas/shared';
import type { LiveRelease } from './snapshot/live-release';
import { sendRelease } from './send-release';

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

  /** Whether a caller may know all of it. A token that works no more gets what anybody does: its shop has to follow rollbacks. */
  const mayReadAll = async (text: string | undefined, env: string): Promise<boolean> => {
    const actor = text === undefined ? undefined : await others?.callers.verify(text);
    return actor !== undefined && may(actor, 'read', { env });
  };

  app.get(
    '/envs/:env/release.json',
    {
      schema: {
        tags: ['releases'],
        summary: 'The release that is live; without a token, what anybody may know of it',
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
      if (!release) throw new RegistryError(404, `No release in "${request.params.env}" yet.`);
      const isWhole = await mayReadAll(bearerOf(request), request.params.env);
      sendRelease(request, reply, release, isWhole);
      return reply;
    },
  );
}
