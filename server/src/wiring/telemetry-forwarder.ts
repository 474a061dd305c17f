import type { RegistryClient } from '@shop/protocol';
import { clientHeader, clientOf, clientText, createRateLimit } from '@shop/registry';
import type { FastifyPluginAsync } from 'fastify';

const reportBytes = 32 * 1024;
const reportsPerMinute = 300;

/**
 * `POST /registry/v1/telemetry` of a shop whose registry is elsewhere: pages may report to their own origin only. The registry gets
 * hashes of the shopper's address, made with the key that permits are signed with.
 */
export function telemetryForwarder(client: RegistryClient, signingKey: string): FastifyPluginAsync {
  return async (app) => {
    const limit = createRateLimit({ max: reportsPerMinute, ms: 60_000 });
    const parser = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, parser);
    app.post('/registry/v1/telemetry', { bodyLimit: reportBytes }, async (request, reply) => {
      const retryAfter = limit.take(request.ip, new Date());
      if (retryAfter > 0) return reply.code(429).header('retry-after', retryAfter).send();
      // What a page reports is not worth an error in the page when the registry is unavailable.
      const headers = { [clientHeader]: clientText(clientOf(request.ip, signingKey)) };
      const response = await client
        .send('/telemetry', { method: 'POST', body: request.body, headers })
        .catch(() => null);
      if (response?.status !== 422) return reply.code(204).send();
      return reply
        .code(422)
        .type('application/json')
        .send(await response.text());
    });
  };
}
