import { moment, refusal } from '@shop/protocol/schemas';
import { nullableText } from '@shop/server-kit';
import { Type } from 'typebox';
import { jsonObject, remoteName, textNamed } from '../../platform/schemas/shared';

export const Approval = Type.Object(
  {
    id: Type.Integer(),
    env: Type.String(),
    summary: Type.String({ description: 'The change in a few words, such as `promote catalog@1.3.0`.' }),
    remotes: Type.Array(Type.String(), { description: 'The remotes that need approval.' }),
    overrides: Type.Array(Type.Enum(['force', 'again', 'overrule', 'acknowledge']), {
      description: 'Overrides of the change. Approving the change approves them too.',
    }),
    status: Type.Enum(['pending', 'approved', 'declined', 'expired']),
    reason: Type.String(),
    requestedBy: Type.String(),
    requestedAt: moment,
    expiresAt: moment,
    decidedBy: Type.Unsafe<string | null>(nullableText),
    decidedReason: Type.Unsafe<string | null>(nullableText),
    decidedAt: Type.Unsafe<string | null>({
      ...nullableText,
      description: 'When it was decided; null while it is pending.',
    }),
    seq: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'The resulting release; null for none.',
    }),
  },
  { $id: 'Approval', description: 'A change that needs approval, and its decision.' },
);

export const ApprovalDecision = Type.Object(
  { reason: textNamed('reason') },
  { $id: 'ApprovalDecision', ...jsonObject },
);

const remotes = Type.Array(Type.Union([Type.Literal('*'), remoteName]), {
  maxItems: 200,
  description: 'Remotes whose changes need approval; `*` for all. Empty for none.',
  ...refusal('"remotes" must be a list of remotes, or ["*"] for all of them.'),
});

export const ApprovalPolicy = Type.Object(
  { remotes },
  { $id: 'ApprovalPolicy', description: 'The remotes whose changes need approval.' },
);

export const ApprovalPolicyRequest = Type.Object(
  {
    remotes,
    reason: textNamed('reason'),
    requestApproval: Type.Optional(
      Type.Boolean({ description: 'Requests the approval that is needed to remove a remote.' }),
    ),
  },
  { $id: 'ApprovalPolicyRequest', ...jsonObject },
);
