import { byName, moment, refusal, SetFlags } from '@shop/protocol/schemas';
import { nullableText, ref } from '@shop/server-kit';
import { Type } from 'typebox';
import { Freeze, Problem, Restriction, RolledBack } from '../../platform/schemas/failure';
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
      description: 'Null for a remote that starts as a canary: other shoppers do not have the remote.',
    }),
    lastKnownGood: nullableText,
    killed: Type.Boolean(),
    flags: Type.Optional(SetFlags),
    canary: Type.Optional(
      Type.Object(
        {
          version: Type.String(),
          bps: Type.Integer({
            description: 'Share of all shoppers, in basis points; 0 while it is limited to segments.',
          }),
          salt: Type.String(),
          segments: Type.Optional(
            Type.Array(CanarySegment, {
              description:
                'Segments that get it in addition to the share, in the order in which they were added.',
            }),
          ),
        },
        { description: 'A version on trial for a share of shoppers.' },
      ),
    ),
    previews: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Versions that `?preview=<remote>@<version>` may request. Staff browsers may also request the live version and the canary; all others are rejected. Previews are not part of a release: they are added when the live release is read, so listing one does not change the seq.',
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
  { $id: 'Release', description: 'An entry of the append-only list of releases. The highest seq is live.' },
);

/** Optional, as older registries do not send it. */
const actorKind = Type.Optional(
  Type.Enum(['person', 'token', 'machine'], {
    description: 'Whether the actor is a signed-in user, a token or the software itself.',
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
  flags: Type.Optional(SetFlags),
  canary: Type.Optional(Type.Object({ version: Type.String(), bps: Type.Integer() })),
});

export const PublicRelease = Type.Object(
  { env: Type.String(), seq: Type.Integer(), at: moment, assignments: byName(PublicAssignment) },
  { $id: 'PublicRelease', description: 'The public part of the live release.' },
);

export const Change = Type.Object(
  {
    remote: Type.String(),
    field: Type.Enum(['stable', 'lastKnownGood', 'canary', 'killed', 'previews', 'flag']),
    flag: Type.Optional(
      Type.String({
        description: 'The name of the flag, if `field` is `flag`. Its values are JSON; null is its default.',
      }),
    ),
    from: nullableText,
    to: nullableText,
  },
  { $id: 'Change', description: 'A change in a release, for people and tools.' },
);

export const RemoteVersion = Type.Object(
  { remote: Type.String(), version: Type.String() },
  { $id: 'RemoteVersion' },
);

export const SourceState = Type.Object(
  {
    env: Type.String({ description: 'The environment in which versions must be live first.' }),
    held: Type.Array(Type.Object({ remote: Type.String(), version: Type.String(), message: Type.String() }), {
      description:
        'Versions that were never live there, or were rolled back. They are rejected without `overrule`.',
    }),
  },
  { $id: 'SourceState', description: 'Whether the source of an environment holds back a change.' },
);

export const Plan = Type.Object(
  {
    head: Type.Integer({
      description: 'Seq of the live release that the plan is based on; 0 before the first.',
    }),
    assignments: byName(ref(Assignment)),
    changes: Type.Array(ref(Change)),
    problems: Type.Array(ref(Problem), {
      description: 'Incompatibilities that the change would cause. A release with problems is rejected.',
    }),
    warnings: Type.Array(ref(Problem), { description: 'Problems that exist regardless of the change.' }),
    rolledBack: Type.Array(ref(RolledBack), {
      description: 'Rolled-back versions that would be released again. They are rejected without `again`.',
    }),
    capabilities: Type.Array(
      Type.Object({
        remote: Type.String(),
        version: Type.String(),
        added: Type.Array(Type.String()),
        removed: Type.Array(Type.String()),
      }),
      {
        description:
          'Capabilities that new versions gain or lose compared with the stable ones, such as `storage key gifts-*`; only versions with a difference.',
      },
    ),
    flags: Type.Optional(
      Type.Array(
        Type.Object({
          remote: Type.String(),
          version: Type.String(),
          flag: Type.String(),
          message: Type.String(),
        }),
        {
          description:
            'Flag values that versions of the change cannot use, because they do not declare the flag or do not allow the value. These versions use their defaults. Older registries do not send it.',
        },
      ),
    ),
    restricted: Type.Array(ref(Restriction), {
      description:
        'Banned versions of the change, which are rejected, and deprecated ones, which are rejected without `acknowledge`.',
    }),
    rollbacks: Type.Array(ref(RemoteVersion), { description: 'Versions that the change rolls back.' }),
    takenBack: Type.Array(ref(RemoteVersion), {
      deprecated: true,
      description: 'The same as `rollbacks`; removed in the next minor version.',
    }),
    approval: Type.Array(Type.String(), {
      description: 'Remotes for which the change needs approval.',
    }),
    source: nullableView(SourceState),
    gate: nullableView(GateState),
  },
  { $id: 'Plan', description: 'The result of a change, and its conflicts.' },
);

const shellRefusal = refusal('A shell must declare version, provided, singletons, storeContract and slots.');

export const ShellContract = Type.Object(
  {
    version: Type.String({ ...shellRefusal }),
    provided: byName(Type.String(), {
      description: 'Versions of all shared packages.',
      ...shellRefusal,
    }),
    singletons: Type.Array(Type.String(), {
      description: 'Shared packages that exist once per page, so that remotes must use the shell’s.',
      ...shellRefusal,
    }),
    storeContract: Type.Integer({ ...shellRefusal }),
    slots: byName(Type.Enum(['one', 'many']), {
      description: 'Its slots, and whether one or many remotes fill them.',
      ...shellRefusal,
    }),
  },
  {
    $id: 'ShellContract',
    description:
      'The contract of a shell: what it provides to remotes. Releases are checked against it before they go live.',
    ...shellRefusal,
  },
);

export const EnvState = Type.Object(
  {
    env: Type.String(),
    release: Type.Union([ref(Release), Type.Null()]),
    freezes: byName(ref(Freeze), {
      description: 'Freezes by remote; `*` freezes everything.',
    }),
    shell: Type.Union([ref(ShellContract), Type.Null()]),
    rolledBack: Type.Array(ref(RolledBack), {
      description: 'Rolled-back versions, newest first.',
    }),
    restrictions: Type.Array(ref(Restriction), {
      description:
        'Banned and deprecated versions that are stable, canary or last known good. They stay live until a change.',
    }),
    signatures: Type.Array(ref(SignatureState), {
      description:
        'Live versions without a valid signature, of remotes that require signatures. They stay live.',
    }),
  },
  {
    $id: 'EnvState',
    description: 'The live release of an environment, its freezes and rolled-back versions.',
  },
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
    subject: Type.Optional(
      Type.String({
        description:
          'The versions or remotes that it is about, such as `checkout 3.1.0`; empty for none. Older registries do not send it.',
      }),
    ),
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
      description: 'The first row whose hash does not match; null if all match.',
    }),
  },
  { $id: 'AuditCheck', description: 'Verifies the hash chain of the audit log.' },
);

export const CollectRequest = Type.Object(
  {
    days: Type.Optional(
      Type.Number({
        minimum: 1,
        default: 30,
        description: 'Number of days after which a version that was not seen may be removed.',
        ...refusal('"days" must be a number of at least 1: the days since a version was last seen.'),
      }),
    ),
    dryRun: Type.Optional(
      Type.Boolean({ default: true, description: 'Only reports the versions that would be removed.' }),
    ),
  },
  { $id: 'CollectRequest', ...jsonObject },
);

export const CollectResponse = Type.Object(
  { collected: Type.Array(ref(RemoteVersion)) },
  { $id: 'CollectResponse', description: 'Versions that are no longer needed.' },
);
