import type { FastifyReply, FastifyRequest } from 'fastify';

const fixed = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const;

/** Hook: the headers of every answer. A route that serves something else than data sets its own over them. */
export async function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers(fixed);
  reply.header('x-request-id', request.id);
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
}
