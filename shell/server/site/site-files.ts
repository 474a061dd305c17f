import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { ReadApi as ReadData } from '../rendering/render-process';
import { createRefreshingCache } from './refreshing-cache';
import { sendCompressed } from '../http/send-compressed';
import { robotsText } from './robots';
import { readSitemapPages, type ReadApi } from './sitemap-pages';
import { sitemapXml } from './sitemap-xml';
import { webManifest } from './web-manifest';

export interface SiteFilesOptions {
  /** Icons and pictures that are served at the root under their own names. */
  readonly publicDir: string;
  /** Of the shop, as shoppers reach it. */
  readonly publicOrigin: string;
  /** Where the sitemap reads the catalogue. */
  readonly readApi: ReadData;
}

const day = 'public, max-age=86400';
const sitemapSeconds = 600;
const apiDeadlineMs = 10_000;

/** What crawlers, phones and browsers request of a site: sitemap, robots.txt, web manifest, icons. */
export function siteFiles({ publicDir, publicOrigin, readApi }: SiteFilesOptions): FastifyPluginAsync {
  const read: ReadApi = async <Data>(path: string) => {
    const { status, body } = await readApi(`/api/v1${path}`, AbortSignal.timeout(apiDeadlineMs));
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    return (JSON.parse(body) as { readonly data: Data }).data;
  };
  const sitemap = createRefreshingCache(async () => sitemapXml(publicOrigin, await readSitemapPages(read)), {
    maxAgeMs: sitemapSeconds * 1000,
  });

  return async (app) => {
    await app.register(fastifyStatic, {
      root: publicDir,
      prefix: '/',
      // One route a file, so that everything else stays a page.
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => reply.setHeader('cache-control', day),
      decorateReply: false,
    });
    app.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', day).send(robotsText(publicOrigin)),
    );
    app.get('/manifest.webmanifest', (request, reply) => {
      reply.type('application/manifest+json; charset=utf-8').header('cache-control', day);
      return sendCompressed(request, reply, JSON.stringify(webManifest));
    });
    app.get('/sitemap.xml', async (request, reply) => {
      try {
        const xml = await sitemap();
        reply.type('application/xml; charset=utf-8');
        reply.header('cache-control', `public, max-age=${sitemapSeconds}`);
        return await sendCompressed(request, reply, xml);
      } catch (error) {
        request.log.error(error, 'No sitemap');
        return reply
          .code(503)
          .header('retry-after', '60')
          .type('text/plain')
          .send('Come back in a minute.\n');
      }
    });
  };
}
