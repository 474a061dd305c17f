import type { TypedApp } from '@shop/server-kit';
import { withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { RemoteInEnv, view } from '../../platform/schemas/shared';
import { RemoteFlagList } from './schemas';
import type { Flags } from './service';

interface Services {
  readonly flags: Flags;
  readonly environments: { require(env: string): Promise<void> };
}

/** The route that reads flags. Setting a flag creates a release, so that route is in the releases module. */
export function flagRoutes(app: TypedApp, { flags, environments }: Services): void {
  app.get(
    '/envs/:env/flags/:remote',
    {
      schema: {
        tags: ['releases'],
        summary: 'The flags that live versions of a remote declare, and their values',
        params: RemoteInEnv,
        response: { 200: view(RemoteFlagList), ...failures(401, 403, 404) },
        ...withToken,
      },
    },
    async ({ params: { env, remote } }) => {
      await environments.require(env);
      return flags.list(env, remote);
    },
  );
}
