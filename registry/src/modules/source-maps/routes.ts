import { RegistryError } from '@shop/protocol';
import type { TypedApp } from '@shop/server-kit';
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { actorOf, withToken } from '../../platform/http/caller';
import { failures } from '../../platform/schemas/failure';
import { InEnv, OfVersion, view } from '../../platform/schemas/shared';
import { SourceMapsStored } from '../artifacts/schemas';
import type { SourceMapStore } from './service';

const content = {
  'application/x-tar': { schema: Type.Unsafe<unknown>({ contentMediaType: 'application/x-tar' }) },
};

/** Reads an archive of source maps; what is left of one that is refused is thrown away. */
async function receive(body: unknown, read: (archive: AsyncIterable<Uint8Array>) => Promise<number>) {
  if (!(body instanceof Readable)) {
    throw new RegistryError(422, 'Send the source maps as a tar archive, as application/x-tar.');
  }
  const archive = body.iterator({ destroyOnReturn: false });
  try {
    return { added: await read(archive) };
  } catch (error) {
    // A sender that is still sending would not read why it was refused.
    await archive.return?.();
    body.resume();
    throw error;
  }
}

/** Takes source maps, which are given out by no call. Archives are parsed by the calls of artifacts. */
export function sourceMapRoutes(
  app: TypedApp,
  { sourceMaps }: { readonly sourceMaps: SourceMapStore },
): void {
  app.put(
    '/artifacts/:remote/:version/source-maps',
    {
      schema: {
        tags: ['artifacts'],
        summary: 'Takes the source maps of a published version: what is there already stays',
        description: 'The archive is described in docs/contract.md.',
        params: OfVersion,
        body: { content },
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
        summary: 'Takes the source maps of a shop’s shell: what is there already stays',
        params: InEnv,
        body: { content },
        response: { 200: view(SourceMapsStored), ...failures(401, 403, 413, 422) },
        ...withToken,
      },
    },
    async ({ body }) => receive(body, sourceMaps.receiveOfShell),
  );
}
