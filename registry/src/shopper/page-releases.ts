import { codingOf, pack } from '@shop/config/codings';
import type { PageRelease } from '@shop/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveRelease } from '../snapshot/live-release';
import type { ArtifactFolder } from '../storage/artifact-folder';
import { shopperRelease } from './shopper-release';

interface Options {
  readonly live: LiveRelease;
  readonly folder: ArtifactFolder;
  /** Signs previews and reports; the registry that the reports go to has the same. */
  readonly signingKey: () => string;
  /** Told which versions are in use. */
  readonly onSeen: (remote: string, version: string) => void;
  /** Whether browsers reach the shop by https even if this process is not. */
  readonly httpsOutside: boolean;
  readonly clock?: () => Date;
}

export interface PageReleases {
  /** The release for a document, resolved for whoever asks; sets the cookies that keep it so. */
  forDocument(request: FastifyRequest, reply: FastifyReply): PageRelease;
  /**
   * `GET /registry/v1/page-release`: the same as JSON, for a page that has none or wants to know whether there is a newer
   * one. `?open=catalog@1.0.0,cart@1.1.0` tells what the page runs, so that it is not cleaned up under it.
   */
  readonly plugin: FastifyPluginAsync;
}

const maxOpen = 20;

export function createPageReleases(options: Options): PageReleases {
  const { live, folder, signingKey, onSeen, httpsOutside, clock = () => new Date() } = options;

  const forDocument = (request: FastifyRequest, reply: FastifyReply): PageRelease => {
    const release = live.current();
    if (!release) return { env: 'live', seq: 0, remotes: {} };
    const secure = httpsOutside || request.protocol === 'https';
    const asked = { cookie: request.headers.cookie, url: request.raw.url ?? '/', secure };
    const found = shopperRelease(asked, { release, find: folder.find, key: signingKey(), now: clock() });
    for (const cookie of found.cookies) reply.header('set-cookie', cookie);
    for (const [remote, { version }] of Object.entries(found.release.remotes)) onSeen(remote, version);
    return found.release;
  };

  const noteOpen = (text: unknown) => {
    for (const name of String(text ?? '').split(',', maxOpen)) {
      const [remote = '', version = ''] = name.split('@');
      if (remote && version && /^[\w.+-]+$/.test(remote + version) && folder.find(remote, version)) {
        onSeen(remote, version);
      }
    }
  };

  return {
    forDocument,
    async plugin(app) {
      app.get<{ Querystring: { open?: string } }>('/registry/v1/page-release', async (request, reply) => {
        noteOpen(request.query.open);
        reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie, accept-encoding' });
        const text = JSON.stringify(forDocument(request, reply));
        reply.type('application/json; charset=utf-8');
        const coding = codingOf(request.headers['accept-encoding']);
        // Every open tab asks once a minute, and it is mostly the hashes of files.
        if (coding === 'identity') return reply.send(text);
        return reply.header('content-encoding', coding).send(await pack(Buffer.from(text), coding));
      });
    },
  };
}
