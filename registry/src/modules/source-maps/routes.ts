import type { TypedApp } from '@shop/server-kit';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { InEnv, OfVersion, view } from '../../platform/schemas/shared';
import { archiveContent, readArchive } from '../artifacts/routes';
import { SourceMapsStored } from '../artifacts/schemas';
import type { SourceMapStore } from './service';

/** Reads an archive of source maps. Resolves with the number of new maps. */
const receive = async (body: unknown, read: (archive: AsyncIterable<Uint8Array>) => Promise<number>) => ({
  added: await readArchive(body, 'source maps', read),
});

/** Routes for storing source maps, which no route returns. The routes of artifacts parse archives. */
export function sourceMapRoutes(
  app: TypedApp,
  { sourceMaps }: { readonly sourceMaps: SourceMapStore },
): void {
  app.put(
    '/artifacts/:remote/:version/source-maps',
    {
      schema: {
        tags: ['artifacts'],
        summary: 'Stores the source maps of a published version; does not replace existing ones',
        description: 'The archive is described in docs/contract.md.',
        params: OfVersion,
        body: { content: archiveContent },
        response: { 200: view(SourceMapsStored), ...failures(401, 403, 404, 413, 422) },
        ...withToken,
      },
    },
    async (request) => {
      const { params, body } = request as { params: { remote: string; version: string }; body: unknown };
      return receive(body, (archive) => sourceMaps.receive(archive, params, actorOf(request)));
    },
  );

  app.put(
    '/envs/:env/shell/source-maps',
    {
      schema: {
        tags: ['artifacts'],
        summary: 'Stores the source maps of a shop’s shell; does not replace existing ones',
        params: InEnv,
        body: { content: archiveContent },
        response: { 200: view(SourceMapsStored), ...failures(401, 403, 413, 422) },
        ...withToken,
      },
    },
    async ({ body }) => receive(body, sourceMaps.receiveOfShell),
  );
}
