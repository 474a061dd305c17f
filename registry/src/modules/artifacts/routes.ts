import { sendArchive, RegistryError } from '@shop/protocol';
import { Readable } from 'node:stream';
import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { Published } from './schemas';
import { failures } from '../../platform/schemas/failure';
import { OfVersion, view } from '../../platform/schemas/shared';
import { actorOf, withToken } from '../../platform/http/caller';
import type { Publisher } from './service';
import type { ArtifactCache } from './storage/artifact-cache';

const tags = ['artifacts'];
/** An archive is streamed, so it cannot be validated first. */
export const archiveContent = {
  'application/x-tar': { schema: Type.Unsafe<unknown>({ contentMediaType: 'application/x-tar' }) },
};

/**
 * Streams an archive. The rest of a refused archive is read and discarded, as a client that is still sending does not read the
 * response.
 */
export async function readArchive<T>(
  body: unknown,
  content: string,
  read: (archive: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  if (!(body instanceof Readable)) {
    throw new RegistryError(
      422,
      `Send the ${content} as a tar archive, with the content type application/x-tar.`,
    );
  }
  const archive = body.iterator({ destroyOnReturn: false });
  try {
    return await read(archive);
  } catch (error) {
    await archive.return?.();
    body.resume();
    throw error;
  }
}

interface ArtifactServices {
  readonly publisher: Publisher;
  readonly cache: ArtifactCache;
}

/** Publishes and returns versions as tar archives. */
export function artifactRoutes(app: TypedApp, { publisher, cache }: ArtifactServices): void {
  // Source maps use it too. Archives are streamed and never completely in memory.
  app.addContentTypeParser('application/x-tar', (_request, payload, done) => done(null, payload));

  app.put(
    '/artifacts/:remote/:version',
    {
      schema: {
        tags,
        summary: 'Publishes a version; publishing the same bytes again changes nothing',
        description: 'The archive is described in docs/contract.md.',
        params: OfVersion,
        body: { content: archiveContent },
        response: {
          200: {
            ...view(Published),
            description: 'Already published with the same contents; newly signed, or unchanged.',
          },
          201: { ...view(Published), description: 'Published.' },
          ...failures(401, 403, 409, 413, 422),
        },
        ...withToken,
      },
    },
    async (request, reply) => {
      const { body, params } = request as { body: unknown; params: { remote: string; version: string } };
      const { outcome, artifact } = await readArchive(body, 'version', (archive) =>
        publisher.receive(archive, params, actorOf(request)),
      );
      const signed = outcome === 'signed';
      return reply
        .code(outcome === 'published' ? 201 : 200)
        .send({ outcome: signed ? 'unchanged' : outcome, signed, digest: artifact.digest });
    },
  );

  app.get(
    '/artifacts/:remote/:version/archive',
    {
      schema: {
        tags,
        summary: 'The archive of a version',
        params: OfVersion,
        response: {
          200: {
            description: 'The record and the files, without attached documents.',
            content: archiveContent,
          },
          ...failures(401, 404),
        },
        ...withToken,
      },
    },
    async (request, reply) => {
      const { remote, version } = request.params;
      const artifact = await cache.ensure(remote, version);
      if (!artifact) throw new RegistryError(404, `${remote}@${version} is not stored.`);
      const archive = sendArchive(artifact, async (name) => {
        const file = await cache.folder.open(remote, version, name);
        if (!file) throw new Error(`${remote}@${version} lacks ${name}.`);
        return file.stream;
      });
      return reply.type('application/x-tar').send(Readable.from(archive));
    },
  );
}
