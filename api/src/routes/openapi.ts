import type {} from '@fastify/swagger';
import type { ShopApp } from '../deps';

/** The document that the routes' schemas make, at the root and beside the calls. */
export function openApiRoutes(app: ShopApp): void {
  let document: string | undefined;
  for (const path of ['/openapi.json', '/api/v1/openapi.json']) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      document ??= JSON.stringify(app.swagger());
      return reply.type('application/json').header('cache-control', 'public, no-cache').send(document);
    });
  }
}
