import { RegistryError } from '@shop/packer';
import type { TypedApp } from '@shop/http';
import { Type } from 'typebox';
import { failures } from '../../platform/schemas/failure';
import { Release } from './release-schemas';
import { InEnv, noBody, view } from '../../platform/schemas/shared';
import type { LiveRelease } from './snapshot/live-release';
import { sendRelease } from './release-routes';

/** What is live, public, also while the database is unavailable. */
export function liveRoutes(app: TypedApp, live: LiveRelease): void {
  app.get(
    '/envs/:env/release.json',
    {
      schema: {
        tags: ['releases'],
        summary: 'The release that is live',
        params: InEnv,
        headers: Type.Object({ 'if-none-match': Type.Optional(Type.String()) }),
        response: {
          200: { ...view(Release), description: 'With an ETag; its number is the seq.' },
          304: noBody('The one of If-None-Match.'),
          ...failures(404),
        },
      },
    },
    async (request, reply) => {
      const release = live.current();
      if (release?.env !== request.params.env) {
        throw new RegistryError(404, `No release in "${request.params.env}" yet.`);
      }
      sendRelease(request, reply, release);
      return reply;
    },
  );
}
