import type { Coding } from '@shop/config/codings';
import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from './answer';
import { securityHeaders } from './security-headers';

/** A public answer as it goes out, with all headers that do not depend on the request. */
export interface PreparedAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Its bytes, a letter of `latin1` each; empty when they are known. Node sends a text together with the headers in
   * one piece, and bytes as a second one, which costs a fifth of the whole answer.
   */
  readonly body: string;
}

interface Prepared {
  readonly known: PreparedAnswer;
  readonly codings: Map<Coding, PreparedAnswer>;
  /** What the last client took: nearly all say the same, so that it is seldom read. */
  last?: { readonly accepted: string | undefined; readonly answer: PreparedAnswer };
}

/** Each lives as long as its answer is kept, or being sent. */
const prepared = new WeakMap<Answer, Prepared>();

function preparedOf(answer: Answer): Prepared {
  let all = prepared.get(answer);
  if (!all) {
    const headers = {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      etag: answer.etag,
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
    };
    all = { known: { status: 304, headers, body: '' }, codings: new Map() };
    prepared.set(answer, all);
  }
  return all;
}

function knows(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return known === etag || known.split(',').some((tag) => tag.trim() === etag);
}

/** What to send to a client with these headers, when nothing has to be compressed for it any more. */
export function preparedAnswer(answer: Answer, headers: IncomingHttpHeaders): PreparedAnswer | undefined {
  const all = preparedOf(answer);
  if (knows(headers['if-none-match'], answer.etag)) return all.known;
  const accepted = headers['accept-encoding'];
  if (all.last?.accepted === accepted) return all.last?.answer;
  const found = all.codings.get(answer.codingFor(accepted));
  if (found) all.last = { accepted, answer: found };
  return found;
}

/** The same, compressed first where it must be. */
export async function prepareAnswer(answer: Answer, headers: IncomingHttpHeaders): Promise<PreparedAnswer> {
  const ready = preparedAnswer(answer, headers);
  if (ready) return ready;
  const { known, codings } = preparedOf(answer);
  const coding = answer.codingFor(headers['accept-encoding']);
  const bytes = await answer.bytes(coding);
  const made: PreparedAnswer = {
    status: 200,
    headers: {
      ...known.headers,
      ...(coding !== 'identity' && { 'content-encoding': coding }),
      'content-length': String(bytes.length),
    },
    body: bytes.toString('latin1'),
  };
  codings.set(coding, made);
  return made;
}
