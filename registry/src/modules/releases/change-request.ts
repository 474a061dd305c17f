import type { FastifyRequest } from 'fastify';
import type { ChangeRequest } from './service';
import type { ChangeHeaders, Grounds } from './change-schemas';
import type { Static } from 'typebox';
import { actorOf } from '../../platform/http/caller';

interface ChangeHttpRequest extends FastifyRequest {
  readonly headers: FastifyRequest['headers'] & Static<typeof ChangeHeaders>;
  readonly body: Grounds;
}

/** Seq of an `If-Match` header such as `"12"`, or of an ETag of release.json as it is. */
const seqOf = (header: string): number => Number(/\d+/.exec(header)?.[0]);

/** Actor, reason, expected head, idempotency key and overrides of a call that changes what is live. */
export function changeRequestOf(request: ChangeHttpRequest): ChangeRequest {
  const { headers, body } = request;
  const { reason, force = false, again = false, overrule = false } = body;
  return {
    actor: actorOf(request),
    reason: reason.trim(),
    expected: seqOf(headers['if-match']),
    key: headers['idempotency-key'],
    force,
    again,
    overrule,
  };
}
