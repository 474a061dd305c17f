import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import cookie from '@fastify/cookie';
import { createLogger, createShopApi, readConfig, serverOptions, type ShopApi } from './index';
import { makeTestHome, samplesFolder, type TestHome } from './testing/test-home';
import { START_MS } from './testing/test-database';

let home: TestHome;
let api: ShopApi;
let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  home = await makeTestHome('blank');
  const config = readConfig({ ...home.environment, SEED_DIR: samplesFolder, LOG_LEVEL: 'silent' });
  api = await createShopApi({ config });
  server = fastify(serverOptions(config, createLogger('silent'))) as unknown as FastifyInstance;
  await server.register(cookie);
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/html').send('<h1>Not found</h1>'),
  );
  server.get('/', async (_request, reply) => reply.type('text/html').send('<h1>Shop</h1>'));
  server.post('/form', async (request) => ({ got: request.body }));
  await server.register(api.plugin);
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
}, START_MS);

afterAll(async () => {
  await server.close();
  await api.close();
  await home.remove();
}, START_MS);

const status = async (path: string) => (await fetch(origin + path)).status;

describe('the API on a shared server', () => {
  it('serves its own routes', async () => {
    const paths = ['/api/v1/brand', '/openapi.json', '/api/v1/openapi.json', '/healthz', '/readyz'];
    expect(await Promise.all([...paths, '/media/hero-tape-480.webp'].map(status))).toEqual([
      200, 200, 200, 200, 200, 200,
    ]);
    expect((await fetch(`${origin}/api/v1/user/verify`)).headers.get('content-type')).toContain('json');
  });

  it('does not affect the bodies, headers and pages of other routes', async () => {
    const page = await fetch(origin);
    expect(page.headers.get('content-security-policy')).toBeNull();
    const form = await fetch(`${origin}/form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    expect(await form.json()).toEqual({ got: { a: 1 } });
    expect(await (await fetch(`${origin}/nothing`)).text()).toBe('<h1>Not found</h1>');
    expect(await (await fetch(`${origin}/api/v1/nothing`)).json()).toEqual({
      status: 404,
      message: 'There is nothing at this address.',
    });
  });

  it('documents every route of the shop, and no monitoring route', async () => {
    const document = (await (await fetch(`${origin}/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(
        [
          ...['/product', '/product/search/query', '/product/detail1/{id}', '/product/brand/{brand}'],
          ...[
            '/product/theme/{theme}',
            '/product/category/{category}/{subcategory}',
            '/productcategory',
            '/brand',
          ],
          ...[
            '/theme',
            '/banner',
            '/hero-slide',
            '/blog',
            '/blog/{slugOrId}',
            '/dynamic/page/section/{sectionKey}',
          ],
          ...[
            '/policy/{slug}',
            '/content/{key}',
            '/contact',
            '/user/signup',
            '/user/signin',
            '/user/signout',
          ],
          ...[
            '/user/verify',
            '/user/profile',
            '/payment/key',
            '/payment/checkout',
            '/payment/status',
            '/order',
          ],
        ].map((path) => `/api/v1${path}`),
      ),
    );
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/v1/'))).toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/"\$ref":"[^"]*(undefined|schema-)/);
  });
});
