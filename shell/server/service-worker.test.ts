import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { serviceWorkerFile } from './service-worker';

let app: FastifyInstance;
let shellBuild: string;

async function serve(enabled: boolean) {
  shellBuild = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await writeFile(path.join(shellBuild, 'service-worker.js'), 'the worker');
  app = Fastify();
  await app.register(serviceWorkerFile({ shellBuild, enabled }));
  return fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/service-worker.js`);
}

afterEach(async () => {
  await app.close();
  await rm(shellBuild, { recursive: true });
});

describe('the service worker', () => {
  it('is served with the scope of the whole shop, and revalidated each time', async () => {
    const response = await serve(true);
    expect(await response.text()).toBe('the worker');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });

  it('responds with 304 to a browser that has it', async () => {
    const { url, headers } = await serve(true);
    const again = await fetch(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('is replaced by one that removes its caches and itself when disabled', async () => {
    const text = await (await serve(false)).text();
    expect(text).toContain('registration.unregister()');
    expect(text).toContain('caches.delete');
    expect(text).not.toContain("addEventListener('fetch'");
  });
});
