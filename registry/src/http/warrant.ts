import type { FastifyRequest } from 'fastify';
import { RegistryError } from '../domain/registry-error';
import type { Actor } from '../domain/roles';
import type { Warrant } from '../releases/releases';

type Body = Readonly<Record<string, unknown>>;

/** The JSON object of a request's body. Throws a RegistryError 422 for anything else. */
export function bodyOf(request: FastifyRequest): Body {
  const { body } = request;
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body;
  throw new RegistryError(422, 'Send a JSON object.');
}

export function textField(body: Body, name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value.trim() !== '' && value.length <= 500) return value.trim();
  throw new RegistryError(422, `"${name}" has to be a text of at most 500 characters.`);
}

export function numberField(body: Body, name: string): number {
  const value = body[name];
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new RegistryError(422, `"${name}" has to be a whole number.`);
}

/** Seq of an `If-Match` header such as `"12"`, or an ETag of release.json as it is. */
function expectedSeq(request: FastifyRequest): number {
  const header = request.headers['if-match'];
  if (header === undefined) {
    throw new RegistryError(
      428,
      'Say with If-Match which release you believe to be live, such as If-Match: "12"; "0" before the first.',
    );
  }
  const [, seq] = /^(?:W\/)?"(\d{1,9})(?:-[\w-]+)?"$/.exec(header) ?? [];
  if (seq === undefined) throw new RegistryError(422, `If-Match has to be like "12", not ${header}.`);
  return Number(seq);
}

/** Reason, expected head, idempotency key and overrides of a call that changes what is live; 428 and 422 where they are missing. */
export function warrantOf(request: FastifyRequest, actor: Actor): Warrant {
  const expected = expectedSeq(request);
  const body = bodyOf(request);
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) {
    throw new RegistryError(
      422,
      'Send an Idempotency-Key of 8 to 100 letters and digits, new for each wish.',
    );
  }
  const [force, again] = [body.force === true, body.again === true];
  return { actor, reason: textField(body, 'reason'), expected, key, force, again };
}
