import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { sendCompressed } from './send-page';

/** Path of the worker: at the root, because its scope is limited to pages below its path. */
export const serviceWorkerPath = '/service-worker.js';

/** Replaces the worker in browsers that have one: removes its caches and itself, and leaves every page to the network. */
const removalScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('shop-')).map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.disable();
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  // Never cached: a worker that must be removed has to be replaced immediately.
  'cache-control': 'no-cache',
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'x-content-type-options': 'nosniff',
} as const;

interface ServiceWorkerOptions {
  /** Folder of the shell's build, with `service-worker.js`. */
  readonly shellBuild: string;
  /** False sends browsers a worker that unregisters itself. */
  readonly enabled: boolean;
}

/** Serves the shop's service worker, or the one that removes it. */
export function serviceWorkerFile({ shellBuild, enabled }: ServiceWorkerOptions): FastifyPluginAsync {
  return async (app) => {
    const script = enabled ? readFileSync(path.join(shellBuild, 'service-worker.js'), 'utf8') : removalScript;
    const etag = `W/"${createHash('sha256').update(script).digest('base64url')}"`;
    app.get(serviceWorkerPath, (request, reply) => {
      reply.headers({ ...headers, etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return sendCompressed(request, reply, script);
    });
  };
}
