import { RegistryError } from '@shop/protocol';
import type { Actor, Approval } from '@shop/contracts/registry';
import { addAudit } from '../../platform/db/audit';
import type { Tx } from '../../platform/db/tables';
import { addApproval, type ApprovalRow } from './repository';

/** How long a request can be approved, in ms: over a weekend. */
export const approvalMs = 72 * 60 * 60_000;

const overrides = ['force', 'again', 'overrule'] as const;
export type Overrides = Readonly<Partial<Record<(typeof overrides)[number], boolean>>>;

/** What is asked for. `request` is what is done once it is approved. */
export interface ApprovalRequest {
  readonly env: string;
  readonly request: { readonly kind: 'change' | 'policy'; readonly overrides?: Overrides };
  readonly summary: string;
  readonly remotes: readonly string[];
  /** What was live of the remotes: the approval is for that change alone. */
  readonly before: unknown;
  readonly actor: Actor;
  readonly reason: string;
  readonly at: Date;
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

const overridesOf = ({ request }: ApprovalRow) => {
  const { overrides: chosen = {} } = request as ApprovalRequest['request'];
  return overrides.filter((name) => chosen[name]);
};

/** A request for display. */
export function approvalView(row: ApprovalRow, now: Date): Approval {
  const isExpired = row.status === 'pending' && row.expires_at <= now;
  return {
    id: row.id,
    env: row.env,
    summary: row.summary,
    remotes: [...row.remotes],
    overrides: overridesOf(row),
    status: isExpired ? 'expired' : row.status,
    reason: row.reason,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decidedBy: row.decided_by,
    decidedReason: row.decided_reason,
    decidedAt: isoOf(row.decided_at),
    seq: row.seq,
  };
}

/** Stores a request, and records it in the audit. */
export async function requestApproval(tx: Tx, asked: ApprovalRequest): Promise<Approval> {
  const { env, request, summary, remotes, before, actor, reason, at } = asked;
  const row = await addApproval(tx, {
    ...{ env, summary, reason, requested_by: actor.name, requested_at: at },
    request: JSON.stringify(request),
    remotes: JSON.stringify(remotes),
    before: JSON.stringify(before),
    expires_at: new Date(at.getTime() + approvalMs),
  });
  const detail = { approval: row.id, summary, remotes, request };
  const entry = { env, action: 'approval-requested', actor: actor.name, at: at.toISOString() } as const;
  await addAudit(tx, { ...entry, reason, detail });
  return approvalView(row, at);
}

/** Throws a RegistryError 409 for a request that can no longer be decided. */
export function requirePending(row: ApprovalRow, now: Date): void {
  const { id, status, decided_by: by, expires_at: until } = row;
  if (status !== 'pending') throw new RegistryError(409, `Request ${id} was ${status} by ${by} already.`);
  if (until > now) return;
  throw new RegistryError(409, `Request ${id} expired at ${until.toISOString()}. Make the request again.`);
}
