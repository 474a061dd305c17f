import type { RegistryClient } from '@shop/registry';
import type { FastifyPluginAsync } from 'fastify';

const reportBytes = 32 * 1024;

/** `POST /registry/v1/telemetry` of a shop whose registry is elsewhere: pages may report to their own origin only. */
export function telemetryForwarder(client: RegistryClient): FastifyPluginAsync {
  return async (app) => {
    const parser = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, parser);
    app.post('/registry/v1/telemetry', { bodyLimit: reportBytes }, async (request, reply) => {
      // What a page reports is not worth an error in the page when the registry is away.
      const answer = await client
        .send('/telemetry', {
          method: 'POST',
          body: request.body,
          headers: { 'x-forwarded-for': request.ip },
        })
        .catch(() => null);
      return reply.code(answer?.status === 429 ? 429 : 204).send();
    });
  };
}
