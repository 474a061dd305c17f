import { named } from '@shop/server-kit';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { mediaTypeOf } from '../modules/artifacts/storage/storage';
import { approvalPages } from './approval-routes';
import { changeRoutes } from './change-routes';
import { readConsoleFiles } from './console-files';
import { environmentPages } from './environment-routes';
import { gateRoutes } from './gate-routes';
import { environmentPrefix, stayInEnvironment } from './in-environment';
import { openIdRoutes } from './open-id';
import { pageRoutes } from './page-routes';
import { notFoundPage } from './pages/not-found-page';
import { errorPage } from './pages/error-page';
import { failureText } from './refusal-text';
import { accessRoutes } from './access-routes';
import { accountRoutes } from './account-routes';
import { refuseForeignForm } from './form-fields';
import { healthPages } from './health-pages';
import { originPages } from './origin-routes';
import { provenancePages } from './provenance-routes';
import { rolloutPages } from './rollout-pages';
import { sessionRoutes } from './session-routes';
import { webhookPages } from './webhook-routes';
import { createConsoleRequests, sendPage } from './console-request';

export interface ConsoleOptions {
  /** Folder of the console's built style sheet, fonts and script. */
  readonly filesDir: string;
  /** Where the shop is, for links of previews; empty when it is on the console's own origin. */
  readonly shopOrigin?: string;
  readonly clock?: () => Date;
  /** The console's public URL; where it listens when absent. */
  readonly origin?: string | undefined;
  /** What the sign-in page calls the OpenID Connect provider; null without one. */
  readonly provider?: string | null;
}

const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/**
 * The console at `/ops`: pages for people who decide what is live. It calls the registry's HTTP interface, which has to
 * be served by the same app, with the session of the signed-in user. Every page and form works without its script. Pages of
 * another environment than `live` are the same ones below `/ops/in/<environment>`.
 */
export function consolePlugin(options: ConsoleOptions): FastifyPluginAsync {
  const { filesDir, shopOrigin = '', clock = () => new Date(), origin, provider = null } = options;
  return named('console', async (parent: FastifyInstance) => {
    const files = readConsoleFiles(filesDir);
    const pages = async (app: FastifyInstance) => {
      app.addHook('onRequest', async (_request, reply) => {
        reply.headers(headers);
      });
      app.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 16 * 1024 },
        (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
      );
      app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
        const name = request.params['*'];
        const file = files.find(name);
        if (!file) return reply.code(404).type('text/plain').send('No such file.');
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type(mediaTypeOf(name))
          .send(file);
      });
      const requests = createConsoleRequests(app, files, { clock, origin, provider });
      app.setErrorHandler((error, request, reply) => {
        const { status, refusal } = failureText(error);
        if (status >= 500) request.log.error({ err: error }, 'console call failed');
        return sendPage(reply, status, errorPage(requests.frame(), refusal, '/ops'));
      });
      // Forms from other origins are rejected, whatever they are for.
      app.addHook('preHandler', refuseForeignForm({ origin }));
      sessionRoutes(app, requests);
      openIdRoutes(app, requests);
      accountRoutes(app, requests);
      accessRoutes(app, requests);
      webhookPages(app, requests);
      pageRoutes(app, requests, shopOrigin);
      changeRoutes(app, requests);
      approvalPages(app, requests);
      environmentPages(app, requests);
      gateRoutes(app, requests);
      healthPages(app, requests);
      provenancePages(app, requests);
      originPages(app, requests);
      rolloutPages(app, requests, shopOrigin);
      // Any other path below the console's address is no page of the shop either.
      app.route({
        method: ['GET', 'POST'],
        url: '/*',
        handler: (request, reply) => sendPage(reply, 404, notFoundPage(requests.frame(), request.url)),
      });
    };
    await parent.register(named('console pages', pages), { prefix: '/ops' });
    const elsewhere = async (app: FastifyInstance) => {
      stayInEnvironment(app);
      await pages(app);
    };
    await parent.register(named('console pages of an environment', elsewhere), { prefix: environmentPrefix });
  });
}
