import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Hook for public reads: names the answer by its content, and sends 304 to whoever has it already. */
export async function answerWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
  reply.header('etag', etag);
  reply.header('cache-control', 'public, no-cache');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (!known?.includes(etag)) return payload;
  reply.code(304);
  reply.removeHeader('content-length');
  return null;
}
