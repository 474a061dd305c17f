import { moment } from '@shop/protocol/schemas';
import { nullableText, ref } from '@shop/server-kit';
import { Type } from 'typebox';

export const Problem = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    subject: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'The affected package, path or slot; null if it affects the whole version.',
    }),
    message: Type.String(),
  },
  { $id: 'Problem', description: 'A reason why versions cannot be live together.' },
);

export const RolledBack = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    actor: Type.String({ description: 'Who rolled it back; `automatic` for monitoring.' }),
    reason: Type.String(),
    at: moment,
  },
  {
    $id: 'RolledBack',
    description:
      'A rolled-back version. It is not a rollback target, and can only be released again with `again`.',
  },
);

export const Restriction = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    kind: Type.Enum(['banned', 'deprecated']),
    until: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'When the deprecation ends; null for never.',
    }),
    actor: Type.String(),
    reason: Type.String(),
    at: moment,
  },
  {
    $id: 'Restriction',
    description:
      'A banned version cannot be released, previewed or rolled back to. A deprecated one can be released only with `acknowledge`.',
  },
);

export const Freeze = Type.Object(
  { by: Type.String(), reason: Type.String(), at: moment },
  { $id: 'Freeze', description: 'A freeze, which blocks new versions.' },
);

const only = (status: number, text: string) => ({ description: `With ${status}: ${text}` });

export const Failure = Type.Object(
  {
    status: Type.Integer({ description: 'The HTTP status again.' }),
    message: Type.String({ description: 'The problem and its solution, for people.' }),
    problems: Type.Optional(
      Type.Array(ref(Problem), only(422, 'reasons why these versions cannot be live together.')),
    ),
    faults: Type.Optional(
      Type.Array(
        Type.Object({ field: Type.String(), message: Type.String() }),
        only(422, 'all invalid fields of an archive’s record, or of flags.'),
      ),
    ),
    digest: Type.Optional(Type.String(only(409, 'digest of the published contents of this version.'))),
    rolledBack: Type.Optional(
      Type.Array(ref(RolledBack), only(409, 'versions that can only be released again with "again".')),
    ),
    restricted: Type.Optional(
      Type.Array(
        ref(Restriction),
        only(409, 'banned versions, and deprecated ones that can only be released with "acknowledge".'),
      ),
    ),
    paused: Type.Optional(Type.String(only(409, 'why the canary is paused.'))),
    gate: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        ...only(409, 'the state of the gate, a GateState: the versions can only go live with "overrule".'),
      }),
    ),
    source: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        ...only(
          409,
          'the state of the source environment, a SourceState: the versions can only go live with "overrule".',
        ),
      }),
    ),
    approval: Type.Optional(
      Type.Object(
        { remotes: Type.Array(Type.String()) },
        only(409, 'the remotes for which the change needs approval.'),
      ),
    ),
    environments: Type.Optional(
      Type.Array(Type.String(), only(404, 'the existing environments, for an unknown environment.')),
    ),
    head: Type.Optional(Type.Integer(only(412, 'seq of the release that is live.'))),
    frozen: Type.Optional(
      Type.Intersect([Type.Object({ name: Type.String() }), ref(Freeze)], only(423, 'the freeze.')),
    ),
  },
  { $id: 'Failure', description: 'A rejected or failed call. 429 and 503 have Retry-After.' },
);

const texts = {
  400: 'A part of the call is invalid; the message names it.',
  401: 'The token is missing, unknown or revoked.',
  403: 'The token’s roles do not allow this.',
  404: 'Not found.',
  409: 'It conflicts with the current state.',
  412: 'The live release does not match If-Match.',
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
    '4xx': { ...ref(Failure), description: 'Any other rejection, such as 413 or 415 for a body.' },
    '5xx': { ...ref(Failure), description: 'An internal error of the registry.' },
  };
};
