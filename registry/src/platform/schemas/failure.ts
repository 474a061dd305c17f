import { moment } from '@shop/protocol/schemas';
import { nullableText, ref } from '@shop/server-kit';
import { Type } from 'typebox';

export const Problem = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    subject: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'The package, path or slot that it is about; null when it is about the version as such.',
    }),
    message: Type.String(),
  },
  { $id: 'Problem', description: 'Why a set of versions cannot be live together.' },
);

export const RolledBack = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    actor: Type.String({ description: 'Who rolled it back; `automatic` for the watch.' }),
    reason: Type.String(),
    at: moment,
  },
  {
    $id: 'RolledBack',
    description:
      'A version that was rolled back: it is not a rollback target, and is released again only with `again`.',
  },
);

export const Freeze = Type.Object(
  { by: Type.String(), reason: Type.String(), at: moment },
  { $id: 'Freeze', description: 'Why new versions are blocked, and since when.' },
);

const only = (status: number, text: string) => ({ description: `With ${status}: ${text}` });

export const Failure = Type.Object(
  {
    status: Type.Integer({ description: 'The HTTP status again.' }),
    message: Type.String({ description: 'The problem and its solution, for people.' }),
    problems: Type.Optional(
      Type.Array(ref(Problem), only(422, 'why these versions cannot be live together.')),
    ),
    faults: Type.Optional(
      Type.Array(
        Type.Object({ field: Type.String(), message: Type.String() }),
        only(422, 'every invalid field of an archive’s record.'),
      ),
    ),
    digest: Type.Optional(
      Type.String(only(409, 'digest of the contents that are published under that version.')),
    ),
    rolledBack: Type.Optional(
      Type.Array(ref(RolledBack), only(409, 'versions that come back with "again" only.')),
    ),
    paused: Type.Optional(Type.String(only(409, 'why the canary is paused.'))),
    gate: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        ...only(409, 'the state of the gate, a GateState: the versions go live with "overrule" only.'),
      }),
    ),
    source: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        ...only(
          409,
          'versions that have to be live elsewhere first, a SourceState: they go live with "overrule" only.',
        ),
      }),
    ),
    approval: Type.Optional(
      Type.Object(
        { remotes: Type.Array(Type.String()) },
        only(409, 'the remotes of which the change needs a second person: request it.'),
      ),
    ),
    environments: Type.Optional(
      Type.Array(Type.String(), only(404, 'the existing environments, where another was named.')),
    ),
    head: Type.Optional(Type.Integer(only(412, 'seq of the release that is live.'))),
    frozen: Type.Optional(
      Type.Intersect([Type.Object({ name: Type.String() }), ref(Freeze)], only(423, 'the freeze.')),
    ),
  },
  { $id: 'Failure', description: 'A refused or failed call. 429 and 503 have Retry-After.' },
);

const texts = {
  400: 'A part of the call is invalid; the message names it.',
  401: 'No token, or one that is unknown or revoked.',
  403: 'The token’s role may not do this.',
  404: 'Not found.',
  409: 'It conflicts with the current state.',
  412: 'Another release is live than If-Match names.',
  413: 'Too large.',
  422: 'The request is invalid or contradictory.',
  423: 'Frozen.',
  428: 'If-Match is missing.',
  429: 'Too many calls; see Retry-After.',
  503: 'The database or the storage is unavailable; see Retry-After.',
} as const;

/** The error responses of a route with these statuses, in addition to those of every route. */
export const failures = (...statuses: readonly (keyof typeof texts)[]) => {
  const all = [...statuses, 400, 503] as const;
  const entries = all.map((status) => [status, { ...ref(Failure), description: texts[status] }] as const);
  return {
    ...Object.fromEntries(entries),
    '4xx': { ...ref(Failure), description: 'Any other refusal, such as 413 or 415 for a body.' },
    '5xx': { ...ref(Failure), description: 'A fault of the registry.' },
  };
};
