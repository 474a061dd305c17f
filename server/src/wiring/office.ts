import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { createLogger, Database, ShopApi } from '@shop/api';
import { hashSecret } from '@shop/server-kit/secrets';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedOffice } from '../builds/publish-office';
import { addressOf, officeKeyFile } from '../settings/places';
import type { Settings } from '../settings/read-settings';
import { createOwnOrigin, type OwnOrigin, type OwnOriginServices, sendNotFound } from './own-origin';

/**
 * Returns the key that creates the office's first admin: the one in the file, or a new one that only its owner can read. Rejects if
 * the file can be neither read nor written.
 */
export async function ensureOfficeKey(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
  if (known.trim() !== '') return known.trim();
  const key = randomBytes(32).toString('base64url');
  await writeFile(file, `${key}\n`, { mode: 0o600 });
  return key;
}

/** Allows only the same origin, and no inline scripts or styles. */
const policy = [
  "default-src 'none'",
  ...["script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'"],
  ...["connect-src 'self'", "manifest-src 'self'", "form-action 'self'"],
  ...["base-uri 'none'", "frame-ancestors 'none'"],
].join('; ');

/** Paths of files and API calls. If they are missing, the response is a 404 instead of the document. */
const notAPage = /^\/(api|media|assets)(\/|$)|\.[^/]*$/;

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? url;

/** Sends the document of the office for every path that may be one of its pages. */
const sendPage = (html: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const path = pathOf(request);
  if (path.startsWith('/api/'))
    return reply.code(404).send({ status: 404, message: 'There is nothing at this address.' });
  if (notAPage.test(path) || !['GET', 'HEAD'].includes(request.method)) return sendNotFound(request, reply);
  return reply
    .code(200)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(html);
};

/** `/assets/**`: hashed, immutable files, with their compressed forms. */
const officeAssets = (root: string): FastifyPluginAsync => {
  return async (app) => {
    await app.register(fastifyStatic, {
      root,
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      index: false,
      preCompressed: true,
      setHeaders: (reply) => void reply.header('vary', 'accept-encoding'),
    });
  };
};

/** The office's server: the staff API and, if they are built, its pages. */
export const createOfficeServer = (
  settings: Settings,
  pages: PublishedOffice | undefined,
  services: OwnOriginServices,
): Promise<OwnOrigin> =>
  createOwnOrigin(settings.api, settings.office, 'OFFICE_', {
    ...services,
    ...(pages && { notFoundHandler: sendPage(pages.html) }),
    async plugin(app) {
      if (pages) await app.register(officeAssets(pages.assets));
      await app.register(services.plugin);
    },
  });

interface Parts {
  readonly api: Pick<ShopApi, 'office'>;
  readonly database: Pick<Database, 'isReachable'>;
  readonly logger: ReturnType<typeof createLogger>;
}

/** The office's server. Writes the key for its first admin into the data folder. */
export async function createOffice(
  settings: Settings,
  pages: PublishedOffice | undefined,
  { api, database, logger }: Parts,
): Promise<OwnOrigin> {
  const keyHash = hashSecret(await ensureOfficeKey(officeKeyFile(settings.dataDir)));
  const plugin = api.office({ keyHash, origin: settings.office.origin, shopOrigin: addressOf(settings) });
  return createOfficeServer(settings, pages, { database, logger, plugin });
}
