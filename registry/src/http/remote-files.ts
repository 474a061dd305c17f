import type { FastifyPluginAsync } from 'fastify';
import type { Artifact } from '@shop/contracts';
import { mediaTypeOf } from '../storage/media-type';
import type { Shelf } from '../storage/shelf';
import { answerError } from './answer-error';

export interface RemoteFilesOptions {
  readonly shelf: Shelf;
  /** Told of every version of which a page asked for a file. */
  readonly onServed?: (remote: string, version: string) => void;
}

const integrities = new WeakMap<Artifact, ReadonlyMap<string, string>>();

/** Integrity of each file that a page may ask for; the server build is not among them. */
function servedFiles(artifact: Artifact): ReadonlyMap<string, string> {
  const known = integrities.get(artifact);
  if (known) return known;
  const folder = `${artifact.manifest.server}/`;
  const files = artifact.files.filter(({ path }) => !path.startsWith(folder));
  const made = new Map(files.map(({ path, sha384 }) => [path, sha384]));
  integrities.set(artifact, made);
  return made;
}

/**
 * `/remotes/<name>/<version>/*`: files of published versions, the same for ever. What is not published is 404 as JSON,
 * never a page: a script that is answered with a page would be run as one.
 */
export function remoteFiles({ shelf, onServed }: RemoteFilesOptions): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler(answerError);
    app.get<{ Params: { remote: string; version: string; '*': string } }>(
      '/remotes/:remote/:version/*',
      async (request, reply) => {
        const { remote, version, '*': name } = request.params;
        const artifact = await shelf.ensure(remote, version);
        const sha384 = artifact && servedFiles(artifact).get(name);
        const file = sha384 && (await shelf.folder.open(remote, version, name));
        reply.header('x-content-type-options', 'nosniff');
        if (!file) {
          return reply
            .code(404)
            .header('cache-control', 'no-store')
            .send({ status: 404, message: 'No such file.' });
        }
        onServed?.(remote, version);
        reply.headers({
          etag: `"${sha384}"`,
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
        });
        if (request.headers['if-none-match'] === `"${sha384}"`) {
          file.stream.destroy();
          return reply.code(304).send();
        }
        return reply.type(mediaTypeOf(name)).header('content-length', file.size).send(file.stream);
      },
    );
  };
}
