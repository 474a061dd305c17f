import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedOffice } from '../builds/publish-office';
import type { Settings } from '../settings/read-settings';
import { createOwnOrigin, sendNothing, type OwnOrigin, type OwnOriginServices } from './own-origin';

/** Only the own origin is allowed, and no inline scripts or styles. */
const policy = [
  "default-src 'none'",
  ...["script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'"],
  ...["connect-src 'self'", "manifest-src 'self'", "form-action 'self'"],
  ...["base-uri 'none'", "frame-ancestors 'none'"],
].join('; ');

/** Paths of files and calls: a missing one is a 404, not the document. */
const noPage = /^\/(api|media|assets)(\/|$)|\.[^/]*$/;

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? url;

/** Sends the document of the office for every path that may be one of its pages. */
const sendPage = (html: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const path = pathOf(request);
  if (path.startsWith('/api/'))
    return reply.code(404).send({ status: 404, message: 'There is nothing at this address.' });
  if (noPage.test(path) || !['GET', 'HEAD'].includes(request.method)) return sendNothing(request, reply);
  return reply
    .code(200)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(html);
};

/** `/assets/**`: hashed, immutable files, from the compressed files beside them. */
const officeAssets = (root: string): FastifyPluginAsync => {
  return async (app) => {
    await app.register(fastifyStatic, {
      root,
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      index: false,
      preCompressed: true,
      setHeaders: (reply) => void reply.setHeader('vary', 'accept-encoding'),
    });
  };
};

/** The office on a separate server: the staff's API and, where they are built, its pages. */
export const createOfficeServer = (
  settings: Settings,
  pages: PublishedOffice | undefined,
  services: OwnOriginServices,
): Promise<OwnOrigin> =>
  createOwnOrigin(settings.api, settings.office, 'OFFICE_', {
    ...services,
    ...(pages && { elsewhere: sendPage(pages.html) }),
    async plugin(app) {
      if (pages) await app.register(officeAssets(pages.assets));
      await app.register(services.plugin);
    },
  });
