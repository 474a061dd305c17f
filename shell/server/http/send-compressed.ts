import { codingOf, minPackedBytes, pack } from '@shop/config/codings';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a text in the smallest coding that its reader takes; type and other headers are the caller's. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const bytes = Buffer.from(text);
  const coding = bytes.length < minPackedBytes ? 'identity' : codingOf(request.headers['accept-encoding']);
  if (coding === 'identity') return reply.send(bytes);
  return reply.header('content-encoding', coding).send(await pack(bytes, coding));
}
