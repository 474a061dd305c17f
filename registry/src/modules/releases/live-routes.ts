import { RegistryError } from '@shop/packer';
import type { Release } from '@shop/contracts';
import type { TypedApp } from '@shop/http';
import { Type } from 'typebox';
import { failures } from '../../platform/schemas/failure';
import { Release as ReleaseSchema } from './release-schemas';
import { InEnv, noBody, view } from '../../platform/schemas/shared';
import type { LiveRelease } from './snapshot/live-release';
import { sendRelease } from './release-routes';

/** Environments that no shop of this process follows. */
interface OtherEnvironments {
  /** The one that the shop of this process follows. */
  readonly environment: string;
  readonly environments: { require(env: string): Promise<void> };
  readonly releases: { head(env: string): Promise<Release | undefined> };
}

/**
 * What is live, public, and in the environment of this process also while the database is unavailable. A shop serves its own
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

  app.get(
    '/envs/:env/release.json',
    {
      schema: {
        tags: ['releases'],
        summary: 'The release that is live',
        params: InEnv,
        headers: Type.Object({ 'if-none-match': Type.Optional(Type.String()) }),
        response: {
          200: { ...view(ReleaseSchema), description: 'With an ETag; its number is the seq.' },
          304: noBody('The one of If-None-Match.'),
          ...failures(404),
        },
      },
    },
    async (request, reply) => {
      const release = await headOf(request.params.env);
      if (!release) throw new RegistryError(404, `No release in "${request.params.env}" yet.`);
      sendRelease(request, reply, release);
      return reply;
    },
  );
}
