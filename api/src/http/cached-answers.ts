import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Answer } from './answer';
import type { AnswerCache, AnswerSlot } from './answer-cache';
import { preparedAnswer, prepareAnswer, type PreparedAnswer } from './prepared-answer';
import { requestHeaders } from './security-headers';

declare module 'fastify' {
  interface FastifyRequest {
    /** On public reads: where the answer goes that this request makes. */
    answerSlot: AnswerSlot | null;
  }
}

function write(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): void {
  reply.hijack();
  const headers = Object.assign(requestHeaders(request), answer.headers);
  reply.raw.writeHead(answer.status, headers).end(answer.body, 'latin1');
}

/** Writes an answer that has to be waited for, or goes on to make one. */
async function writeLater(
  request: FastifyRequest,
  reply: FastifyReply,
  coming: Answer | Promise<Answer | undefined>,
): Promise<boolean> {
  const answer = await coming;
  if (answer) write(request, reply, await prepareAnswer(answer, request.headers));
  return answer !== undefined;
}

/** Looks for a kept answer; without one the request goes on, and what it is answered is kept. */
function lookUp(
  cache: AnswerCache,
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  if (request.method !== 'GET') return done();
  const url = request.raw.url ?? '';
  const found = cache.find(url);
  const ready = found && !(found instanceof Promise) && preparedAnswer(found, request.headers);
  if (ready) return write(request, reply, ready);
  const makeAnew = () => {
    request.answerSlot = cache.begin(url);
    done();
  };
  if (!found) return makeAnew();
  writeLater(request, reply, found).then((written) => written || makeAnew(), done);
}

/**
 * Has the reads of `app` answered from `cache` where it can, and puts there what they answer. What is kept in the
 * client's coding goes out at once, past all hooks that are added later but `onResponse`: so call this first.
 */
export function cacheAnswers(app: FastifyInstance, cache: AnswerCache): void {
  app.decorateRequest('answerSlot', null);

  app.addHook('onRequest', (request, reply, done) => lookUp(cache, request, reply, done));

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const slot = request.answerSlot;
    if (!slot) return payload;
    request.answerSlot = null;
    if (reply.statusCode === 200 && typeof payload === 'string') {
      const { status, headers, body } = await prepareAnswer(slot.fill(payload), request.headers);
      reply.code(status).headers(headers);
      if (status === 304) reply.removeHeader('content-length');
      return status === 304 ? null : Buffer.from(body, 'latin1');
    }
    slot.leave();
    return payload;
  });

  // A request that ends without an answer, because its shopper left, must not keep others waiting.
  app.addHook('onResponse', (request, _reply, done) => {
    request.answerSlot?.leave();
    done();
  });
}
