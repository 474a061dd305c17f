import fastifyStatic from '@fastify/static';
import { paths, shop } from '@shop/config';
import { createRefreshingCache } from '@shop/server-kit/caches';
import { colors } from '@shop/tokens';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadApi as ReadData } from '../renderer/pool/render-process';
import { themeColor } from './document';
import { createFileSource } from './feed/feed-file';
import { feedRoute } from './feed/feed-route';
import { feedXml } from './feed/feed-xml';
import { sendCompressed } from './send-page';
import { type ReadApi, readSitemapPages, sitemapXml } from './sitemap';
import { siteFilesMs } from '../durations';

/**
 * `robots.txt`. It excludes only the ops console and the payment sandbox. Other pages that should not be indexed have a robots
 * header, which crawlers only see if they may request the page.
 */
function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /registry/\nDisallow: /sandbox/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

const icon = (size: number, name: string, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest, which makes the shop installable. */
export const webManifest = {
  id: paths.home,
  name: shop.name,
  short_name: shop.name,
  description: `${shop.tagline}.`,
  lang: shop.locale,
  dir: 'ltr',
  start_url: paths.home,
  scope: paths.home,
  display: 'standalone',
  theme_color: themeColor,
  background_color: colors.paper,
  categories: ['shopping'],
  icons: [
    icon(192, 'icon-192', 'any'),
    icon(512, 'icon-512', 'any'),
    icon(512, 'icon-maskable-512', 'maskable'),
  ],
} as const;

interface SiteFilesOptions {
  /** Icons and pictures that are served at the root. */
  readonly publicDir: string;
  /** The shop's public origin. */
  readonly publicOrigin: string;
  /** Reads the catalogue for the sitemap and the product feed. */
  readonly readApi: ReadData;
}

const day = 'public, max-age=86400';
/** How long the files that are generated from the catalogue stay fresh. */
const generatedSeconds = 600;
const generated = `public, max-age=${generatedSeconds}`;

/** Responds to a request for a file that cannot be generated now. */
function tryLater(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error(error, `Failed to create ${request.routeOptions.url}`);
  return reply.code(503).header('retry-after', '60').type('text/plain').send('Try again in a minute.\n');
}

/** Serves the files of the site: sitemap, product feed, robots.txt, web app manifest and icons. */
export function siteFiles({ publicDir, publicOrigin, readApi }: SiteFilesOptions): FastifyPluginAsync {
  const read: ReadApi = async <Data>(path: string) => {
    const { status, body } = await readApi(`/api/v1${path}`, AbortSignal.timeout(siteFilesMs));
    if (status !== 200) throw new Error(`${path} responded with ${status}`);
    return (JSON.parse(body) as { readonly data: Data }).data;
  };
  const maxAgeMs = generatedSeconds * 1000;
  const makeSitemap = async () => sitemapXml(publicOrigin, await readSitemapPages(read));
  const sitemap = createRefreshingCache(makeSitemap, { maxAgeMs });
  const feed = createFileSource(() => feedXml(publicOrigin, read), { maxAgeMs });

  return async (app) => {
    await app.register(fastifyStatic, {
      root: publicDir,
      prefix: '/',
      // One route per file, so that all other paths are pages.
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', day),
      decorateReply: false,
    });
    app.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', day).send(robotsText(publicOrigin)),
    );
    app.get('/manifest.webmanifest', (request, reply) => {
      reply.type('application/manifest+json; charset=utf-8').header('cache-control', day);
      return sendCompressed(request, reply, JSON.stringify(webManifest));
    });
    app.get('/sitemap.xml', { errorHandler: tryLater }, async (request, reply) => {
      const xml = await sitemap();
      reply.type('application/xml; charset=utf-8').header('cache-control', generated);
      return sendCompressed(request, reply, xml);
    });
    feedRoute(app, { feed: feed.current, cacheControl: generated, errorHandler: tryLater });
    app.addHook('onClose', () => feed.close());
  };
}
