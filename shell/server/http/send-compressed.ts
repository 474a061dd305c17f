import { contentEncodingOf, minCompressedBytes, compress } from '@shop/config/content-encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a text in the smallest accepted encoding; type and other headers are set by the caller. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const bytes = Buffer.from(text);
  const encoding =
    bytes.length < minCompressedBytes ? 'identity' : contentEncodingOf(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(await compress(bytes, encoding));
}
