import { byName, moment, refusal } from '@shop/protocol/schemas';
import { nullableText, ref } from '@shop/server-kit';
import { Type } from 'typebox';
import { Freeze, Problem, RolledBack } from '../../platform/schemas/failure';
import { jsonObject, nullableView } from '../../platform/schemas/shared';
import { SignatureState } from '../provenance/schemas';
import { GateState } from '../gate/schemas';

const CanarySegment = Type.Object({
  segment: Type.String({ description: '`staff`, `signed-in`, `narrow`, `wide` or `city:Jaipur`.' }),
  bps: Type.Integer({ description: 'Share of its shoppers, in basis points.' }),
});

export const Assignment = Type.Object(
  {
    stable: Type.Unsafe<string | null>({
      ...nullableText,
      description:
        'Null for a remote that begins as a canary: shoppers outside of it do not have the remote at all.',
    }),
    lastKnownGood: nullableText,
    killed: Type.Boolean(),
    canary: Type.Optional(
      Type.Object(
        {
          version: Type.String(),
          bps: Type.Integer({
            description: 'Share of all shoppers, in basis points; 0 while only segments have it.',
          }),
          salt: Type.String(),
          segments: Type.Optional(
            Type.Array(CanarySegment, {
              description:
                'Segments that have it in addition to that share, in the order in which they got it.',
            }),
          ),
        },
        { description: 'A version on trial on a share of shoppers.' },
      ),
    ),
    previews: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Versions that `?preview=<remote>@<version>` may ask for; browsers of staff may also ask for what is live and for the canary, and any other is refused. They belong to no release: they are laid over the live one where it is read, so that listing one changes no seq.',
      }),
    ),
  },
  { $id: 'Assignment', description: 'The live versions of a remote.' },
);

export const Release = Type.Object(
  {
    env: Type.String(),
    seq: Type.Integer(),
    parent: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
    assignments: byName(ref(Assignment)),
    actor: Type.String(),
    reason: Type.String(),
    at: moment,
  },
  { $id: 'Release', description: 'One entry of the append-only list of releases; the highest seq is live.' },
);

/** Optional: an older registry does not send it. */
const actorKind = Type.Optional(
  Type.Enum(['person', 'token', 'machine'], {
    description: 'Whether the actor is a person who signed in, a token or the software itself.',
  }),
);

export const PastRelease = Type.Object(
  { ...Release.properties, actorKind },
  { $id: 'PastRelease', description: 'A release in the history.' },
);

const PublicAssignment = Type.Object({
  stable: Type.Unsafe<string | null>(nullableText),
  lastKnownGood: Type.Unsafe<string | null>(nullableText),
  killed: Type.Boolean(),
  canary: Type.Optional(Type.Object({ version: Type.String(), bps: Type.Integer() })),
});

export const PublicRelease = Type.Object(
  { env: Type.String(), seq: Type.Integer(), at: moment, assignments: byName(PublicAssignment) },
  { $id: 'PublicRelease', description: 'The public part of the live release.' },
);

export const Change = Type.Object(
  {
    remote: Type.String(),
    field: Type.Enum(['stable', 'lastKnownGood', 'canary', 'killed', 'previews']),
    from: nullableText,
    to: nullableText,
  },
  { $id: 'Change', description: 'One change of a release, for people and for tools.' },
);

export const RemoteVersion = Type.Object(
  { remote: Type.String(), version: Type.String() },
  { $id: 'RemoteVersion' },
);

export const SourceState = Type.Object(
  {
    env: Type.String({ description: 'The environment in which versions have to be live first.' }),
    held: Type.Array(Type.Object({ remote: Type.String(), version: Type.String(), message: Type.String() }), {
      description: 'Versions that were never live there, or were rolled back: refused unless overruled.',
    }),
  },
  { $id: 'SourceState', description: 'Whether the source of an environment holds back a change.' },
);

export const Plan = Type.Object(
  {
    head: Type.Integer({
      description: 'Seq of the live release that it is based on; 0 before the first.',
    }),
    assignments: byName(ref(Assignment)),
    changes: Type.Array(ref(Change)),
    problems: Type.Array(ref(Problem), {
      description: 'Incompatibilities that the change would cause: a release with any is refused.',
    }),
    warnings: Type.Array(ref(Problem), { description: 'Problems that exist with or without it.' }),
    rolledBack: Type.Array(ref(RolledBack), {
      description: 'Versions that were rolled back and would be released again: refused without `again`.',
    }),
    rollbacks: Type.Array(ref(RemoteVersion), { description: 'Versions that it rolls back.' }),
    takenBack: Type.Array(ref(RemoteVersion), {
      deprecated: true,
      description: 'The same as `rollbacks`; removed in the next minor version.',
    }),
    approval: Type.Array(Type.String(), {
      description: 'Remotes of which the change needs the approval of a second person.',
    }),
    source: nullableView(SourceState),
    gate: nullableView(GateState),
  },
  { $id: 'Plan', description: 'The result of a change, and what conflicts with it.' },
);

const shellRefusal = refusal('A shell declares version, provided, singletons, storeContract and slots.');

export const ShellContract = Type.Object(
  {
    version: Type.String({ ...shellRefusal }),
    provided: byName(Type.String(), {
      description: 'Versions of everything that it shares.',
      ...shellRefusal,
    }),
    singletons: Type.Array(Type.String(), {
      description: 'Those of them that exist once a page, so that a remote has to take the shell’s.',
      ...shellRefusal,
    }),
    storeContract: Type.Integer({ ...shellRefusal }),
    slots: byName(Type.Enum(['one', 'many']), {
      description: 'Its slots: whether one remote fills it or many do.',
      ...shellRefusal,
    }),
  },
  {
    $id: 'ShellContract',
    description: 'What a shell offers to remotes; a release is checked against it before it goes live.',
    ...shellRefusal,
  },
);

export const EnvState = Type.Object(
  {
    env: Type.String(),
    release: Type.Union([ref(Release), Type.Null()]),
    freezes: byName(ref(Freeze), {
      description: 'Freezes of one remote by its name, of everything by `*`.',
    }),
    shell: Type.Union([ref(ShellContract), Type.Null()]),
    rolledBack: Type.Array(ref(RolledBack), {
      description: 'Versions that were rolled back, the newest first.',
    }),
    signatures: Type.Array(ref(SignatureState), {
      description:
        'Live versions whose signature does not count, where their remote has keys: they stay live.',
    }),
  },
  { $id: 'EnvState', description: 'The live release of an environment, and what is blocked.' },
);

export const AuditRow = Type.Object(
  {
    id: Type.Integer(),
    env: Type.String(),
    action: Type.String(),
    actor: Type.String(),
    actorKind,
    at: moment,
    reason: Type.Optional(Type.String()),
    detail: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        description: 'Details for people.',
      }),
    ),
    hash: Type.String({ description: 'Hash of the previous row and this one.' }),
  },
  { $id: 'AuditRow', description: 'Who did what.' },
);

export const AuditCheck = Type.Object(
  {
    brokenAt: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'The first row whose hash does not match; null when all match.',
    }),
  },
  { $id: 'AuditCheck', description: 'Whether the chain of the audit log is intact.' },
);

export const CollectRequest = Type.Object(
  {
    days: Type.Optional(
      Type.Number({
        minimum: 1,
        default: 30,
        description: 'Days since a version was last seen after which it may be removed.',
        ...refusal('"days" is the number of days since a version was last seen: at least 1.'),
      }),
    ),
    dryRun: Type.Optional(
      Type.Boolean({ default: true, description: 'Only reports what would be removed.' }),
    ),
  },
  { $id: 'CollectRequest', ...jsonObject },
);

export const CollectResponse = Type.Object(
  { collected: Type.Array(ref(RemoteVersion)) },
  { $id: 'CollectResponse', description: 'Versions that are no longer needed.' },
);
