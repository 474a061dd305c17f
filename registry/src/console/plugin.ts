import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { named } from '@shop/server-kit';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { liveEnv } from '../domain/live-env';
import { mediaTypeOf } from '../modules/artifacts/storage/storage';
import { createConsoleRequests, sendPage } from './console-request';
import { refuseForeignForm } from './form-fields';
import { openIdRoutes } from './open-id';
import { accessScreen } from './pages/access';
import { accountScreen } from './pages/account';
import { approvalScreens } from './pages/approvals';
import { auditScreen } from './pages/audit';
import { browserErrorScreen } from './pages/browser-error';
import { changeScreen } from './pages/change';
import { changeWindowsScreen } from './pages/change-windows';
import { compatibilityScreen } from './pages/compatibility';
import { differenceScreen } from './pages/difference';
import { environmentsScreen } from './pages/environments';
import { gateScreen } from './pages/gate';
import { historyScreen } from './pages/history';
import { keysScreen } from './pages/keys';
import { errorPage, notFoundPage } from './layout';
import { liveScreen } from './pages/live';
import { newRolloutScreen } from './pages/new-rollout';
import { flagsScreen } from './pages/flags';
import { originsScreen } from './pages/origins';
import { publishersScreen } from './pages/publishers';
import { remoteScreen } from './pages/remote';
import { rolloutScreen } from './pages/rollout';
import { rolloutsScreen } from './pages/rollouts';
import { staffLinkScreen } from './pages/staff-link';
import { versionScreen } from './pages/version';
import { vitalsScreen } from './pages/vitals';
import { webhooksScreen } from './pages/webhooks';
import { failureText } from './refusal-text';
import { passkeyRoutes } from './passkey-routes';
import { createScreens, type Screens } from './screens';
import { sessionRoutes } from './session-routes';

export interface ConsoleOptions {
  /** Folder of the console's built style sheet, fonts and script. */
  readonly filesDir: string;
  /** Origin of the shop, for preview links; empty if it is the console's own. */
  readonly shopOrigin?: string;
  readonly clock?: () => Date;
  /** The console's public URL; by default the one it listens on. */
  readonly origin?: string | undefined;
  /** Display name of the OpenID Connect provider on the sign-in page; null without one. */
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

const screens: readonly ((screens: Screens) => void)[] = [
  liveScreen,
  remoteScreen,
  versionScreen,
  differenceScreen,
  keysScreen,
  flagsScreen,
  originsScreen,
  publishersScreen,
  browserErrorScreen,
  gateScreen,
  changeScreen,
  approvalScreens,
  rolloutsScreen,
  newRolloutScreen,
  rolloutScreen,
  changeWindowsScreen,
  staffLinkScreen,
  historyScreen,
  vitalsScreen,
  compatibilityScreen,
  environmentsScreen,
  auditScreen,
  webhooksScreen,
  accessScreen,
  accountScreen,
];

/** Pages of an environment that is not `live`. */
const environmentPrefix = '/ops/in/:env(^[a-z][a-z0-9-]{0,39}$)';
/** Pages of `live` only have URLs without this prefix. */
const liveAlias = `/ops/in/${liveEnv}`;

/** Reads the built files into memory, so that a later build cannot remove them. Throws an Error if they are missing. */
function readBuiltFiles(dir: string) {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(dir, file).replaceAll(path.sep, '/'), readFileSync(file));
  }
  const assetWith = (ending: string) => {
    const name = [...files.keys()].find((file) => file.startsWith('console.') && file.endsWith(ending));
    if (name === undefined)
      throw new Error(`The console is not built: ${dir} has no ${ending}. Run npm run build.`);
    return `/ops/assets/${name}`;
  };
  return { files, assets: { style: assetWith('.css'), script: assetWith('.js') } };
}

/**
 * The console at `/ops`, for managing releases. It calls the registry's HTTP API, which must be served by the same app, with the
 * session of the signed-in user. Every page and form works without JavaScript. Pages of environments other than `live` are below
 * `/ops/in/<environment>`.
 */
export function consolePlugin(options: ConsoleOptions): FastifyPluginAsync {
  const { filesDir, shopOrigin = '', clock = () => new Date(), origin, provider = null } = options;
  return named('console', async (parent: FastifyInstance) => {
    const { files, assets } = readBuiltFiles(filesDir);

    const pages = async (app: FastifyInstance) => {
      const requests = createConsoleRequests(app, { assets, clock, origin, provider });
      app.addHook('onRequest', async (_request, reply) => {
        reply.headers(headers);
      });
      app.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 16 * 1024 },
        (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
      );
      app.setErrorHandler((error, request, reply) => {
        const { status, refusal } = failureText(error);
        if (status >= 500) request.log.error({ err: error }, 'console call failed');
        const frame = requests.frame(request);
        return sendPage(reply, status, errorPage(frame, refusal, frame.href()));
      });
      // All forms from other origins are rejected.
      app.addHook('preHandler', refuseForeignForm({ origin }));

      app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
        const name = request.params['*'];
        const file = files.get(name);
        if (!file) return reply.code(404).type('text/plain').send('No such file.');
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type(mediaTypeOf(name))
          .send(file);
      });
      sessionRoutes(app, requests);
      passkeyRoutes(app, requests);
      openIdRoutes(app, requests);
      for (const register of screens) register(createScreens(app, requests, shopOrigin));
      app.route({
        method: ['GET', 'POST'],
        url: '/*',
        handler: (request, reply) => sendPage(reply, 404, notFoundPage(requests.frame(request), request.url)),
      });
    };

    await parent.register(named('console pages', pages), { prefix: '/ops' });
    await parent.register(named('console pages of an environment', pages), { prefix: environmentPrefix });
    for (const url of [liveAlias, `${liveAlias}/*`]) {
      parent.get(url, (request, reply) => reply.redirect(request.url.replace(liveAlias, '/ops'), 303));
    }
  });
}
