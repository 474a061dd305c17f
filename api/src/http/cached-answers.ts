import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer';
import type { AnswerCache, AnswerSlot } from './answer-cache';

declare module 'fastify' {
  interface FastifyRequest {
    /** On public reads: where the answer goes that this request makes. */
    answerSlot: AnswerSlot | null;
  }
}

/** Sets the headers of an answer that is the same for everybody, and answers its bytes; null when they are known. */
async function present(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<Buffer | null> {
  reply.header('etag', answer.etag);
  reply.header('cache-control', 'public, no-cache');
  reply.header('vary', 'accept-encoding');
  const known = request.headers['if-none-match'];
  if (known?.split(',').some((tag) => tag.trim() === answer.etag)) {
    reply.code(304);
    reply.removeHeader('content-length');
    return null;
  }
  const coding = answer.codingFor(request.headers['accept-encoding']);
  const bytes = await answer.bytes(coding);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  reply.header('content-length', bytes.length);
  return bytes;
}

/** Has the reads of `app` answered from `cache` where it can, and puts there what they answer. */
export function cacheAnswers(app: FastifyInstance, cache: AnswerCache): void {
  app.decorateRequest('answerSlot', null);

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET') return;
    const url = request.raw.url ?? '';
    const answer = await cache.find(url);
    if (!answer) {
      request.answerSlot = cache.begin(url);
      return;
    }
    reply.type('application/json; charset=utf-8');
    return reply.send(await present(request, reply, answer));
  });

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const slot = request.answerSlot;
    if (!slot) return payload;
    request.answerSlot = null;
    if (reply.statusCode === 200 && typeof payload === 'string') {
      return present(request, reply, slot.fill(payload));
    }
    slot.leave();
    return payload;
  });

  // A request that ends without an answer, because its shopper left, must not keep others waiting.
  app.addHook('onResponse', async (request) => request.answerSlot?.leave());
}
