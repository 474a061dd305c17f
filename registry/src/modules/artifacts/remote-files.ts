import {
  asDictionary,
  compress,
  type ContentEncoding,
  contentEncodingOf,
  dictionaryOf,
} from '@shop/config/content-encoding';
import { workerPolicy } from '@shop/config/security-headers';
import { type Artifact, type ArtifactFile, integrityList, pageIntegrity } from '@shop/contracts';
import { named } from '@shop/server-kit';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { configureRegistryErrors } from '../../platform/http/send-error';
import { failures } from '../../platform/schemas/failure';
import type { ArtifactCache } from './storage/artifact-cache';
import { isDictionary } from './storage/delta-files';
import { mediaTypeOf } from './storage/storage';

const made = new WeakMap<Artifact, Partial<Record<ContentEncoding, Promise<Buffer>>>>();

async function make(artifact: Artifact, encoding: ContentEncoding): Promise<Buffer> {
  const bytes = Buffer.from(integrityList.textOf(pageIntegrity(artifact)));
  return encoding === 'identity' ? bytes : compress(bytes, encoding, 'best');
}

/** The list of hashes of a version's page files, created once per encoding. Pages know the hash of the list. */
function listOf(artifact: Artifact, encoding: ContentEncoding): Promise<Buffer> {
  const known = made.get(artifact) ?? {};
  made.set(artifact, known);
  return (known[encoding] ??= make(artifact, encoding));
}

interface RemoteFilesOptions {
  readonly cache: ArtifactCache;
  /** Called with every version whose files are requested. */
  readonly onServed?: (remote: string, version: string) => void;
}

const byPath = new WeakMap<Artifact, ReadonlyMap<string, ArtifactFile>>();

/** Files that a page may request, without the server build. */
function servedFiles(artifact: Artifact): ReadonlyMap<string, ArtifactFile> {
  const known = byPath.get(artifact);
  if (known) return known;
  const folder = `${artifact.manifest.server}/`;
  const files = artifact.files.filter(({ path }) => !path.startsWith(folder));
  const made = new Map(files.map((file) => [file.path, file]));
  byPath.set(artifact, made);
  return made;
}

const schema = {
  tags: ['remotes'],
  summary: 'An immutable file of a published version',
  params: Type.Object({ remote: Type.String(), version: Type.String(), '*': Type.String() }),
  response: {
    200: { description: 'The file.', content: { '*/*': { schema: Type.Unsafe<unknown>({}) } } },
    ...failures(404),
  },
};

/** Without an ETag: immutable files need none, and it would be the longest header of a small file. */
const forEver = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  vary: 'accept-encoding',
} as const;

/**
 * For a file that was requested with a dictionary but is not compressed with it (yet): prevents shared caches from storing it for
 * that dictionary.
 */
const forThisBrowser = { ...forEver, 'cache-control': 'private, max-age=31536000, immutable' } as const;

/**
 * `/remotes/<name>/<version>/*`: files of published versions, immutable. Requests for unpublished files return 404 as
 * JSON, never a page, because a browser could run a page as the requested script.
 */
export function remoteFiles({ cache, onServed }: RemoteFilesOptions): FastifyPluginAsync {
  return named('remote files', async (app: FastifyInstance) => {
    configureRegistryErrors(app);
    app.get<{ Params: { remote: string; version: string; '*': string } }>(
      '/remotes/:remote/:version/*',
      { schema },
      async (request, reply) => {
        const { remote, version, '*': name } = request.params;
        const artifact = await cache.ensure(remote, version);
        const listed = artifact && servedFiles(artifact).get(name);
        reply.header('x-content-type-options', 'nosniff');
        const encoding = contentEncodingOf(request.headers['accept-encoding']);
        const dictionary = dictionaryOf(request.headers);
        if (artifact && name === integrityList.name) {
          onServed?.(remote, version);
          if (encoding !== 'identity') reply.header('content-encoding', encoding);
          return reply
            .headers(forEver)
            .type(mediaTypeOf(name))
            .send(await listOf(artifact, encoding));
        }
        const delta = listed && dictionary && (await cache.folder.openDelta(listed, dictionary));
        const compressed =
          !delta &&
          listed &&
          encoding !== 'identity' &&
          (await cache.folder.openCompressed(artifact, listed, encoding));
        const file = delta || compressed || (listed && (await cache.folder.open(remote, version, name)));
        if (!listed || !file) {
          return reply
            .code(404)
            .header('cache-control', 'no-store')
            .send({ status: 404, message: 'No such file.' });
        }
        onServed?.(remote, version);
        reply.headers(dictionary && !delta ? forThisBrowser : forEver);
        if (isDictionary(name, listed.size)) reply.headers(asDictionary(`/remotes/${remote}/*/${name}`));
        if (delta || compressed) reply.header('content-encoding', delta ? 'dcb' : encoding);
        const type = mediaTypeOf(name);
        if (type.startsWith('text/javascript')) reply.header('content-security-policy', workerPolicy);
        return reply.type(type).header('content-length', file.size).send(file.stream);
      },
    );
  });
}
