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

/** What a stale answer says besides: how old it is, in seconds. */
const ageOf = ({ storedAt }: Answer) => ({
  age: String(Math.max(0, Math.round((Date.now() - storedAt) / 1000))),
});

function write(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
  more: Readonly<Record<string, string>> = {},
): void {
  reply.hijack();
  const headers = Object.assign(requestHeaders(request), answer.headers, more);
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

/** Writes a stale answer. */
async function writeStale(request: FastifyRequest, reply: FastifyReply, stale: Answer): Promise<void> {
  write(request, reply, await prepareAnswer(stale, request.headers), ageOf(stale));
}

/**
 * Looks for a kept answer; without one the request goes on, and what it is answered is kept. While the database is
 * known to be away a stale one does.
 */
function lookUp(
  { cache, isAway }: CachedReads,
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
  if (!found) {
    const stale = isAway() ? cache.stale(url) : undefined;
    if (!stale) return makeAnew();
    writeStale(request, reply, stale).catch(done);
    return;
  }
  writeLater(request, reply, found).then((written) => written || makeAnew(), done);
}

export interface CachedReads {
  readonly cache: AnswerCache;
  /** Whether answers cannot be made now, so that nobody needs to wait for one. */
  readonly isAway: () => boolean;
}

/**
 * Has the reads of `app` answered from the cache where it can, and puts there what they answer. What is kept in the
 * client's coding goes out at once, past all hooks that are added later but `onResponse`: so call this first. Where an
 * answer cannot be made (503), an older one goes out, with its `age`.
 */
export function cacheAnswers(app: FastifyInstance, reads: CachedReads): void {
  app.decorateRequest('answerSlot', null);

  app.addHook('onRequest', (request, reply, done) => lookUp(reads, request, reply, done));

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const slot = request.answerSlot;
    if (!slot) return payload;
    request.answerSlot = null;
    const send = async (answer: Answer, more: Readonly<Record<string, string>> = {}) => {
      const { status, headers, body } = await prepareAnswer(answer, request.headers);
      reply.code(status).headers({ ...headers, ...more });
      if (status === 304) reply.removeHeader('content-length');
      return status === 304 ? null : Buffer.from(body, 'latin1');
    };
    if (reply.statusCode === 200 && typeof payload === 'string') return send(slot.fill(payload));
    slot.leave();
    const stale = reply.statusCode === 503 ? reads.cache.stale(request.raw.url ?? '') : undefined;
    if (!stale) return payload;
    reply.removeHeader('retry-after');
    return send(stale, ageOf(stale));
  });

  // A request that ends without an answer, because its shopper left, must not keep others waiting.
  app.addHook('onResponse', (request, _reply, done) => {
    request.answerSlot?.leave();
    done();
  });
}
