import type { Release } from '@shop/contracts';
import type { Actor, Approval, ApprovalPolicy } from '@shop/contracts/registry';
import { RegistryError } from '@shop/protocol';
import { pickRemotes } from '../../domain/assignments';
import { type ReleaseChange, remotesOf, requireChangeRight } from '../../domain/change';
import { requireRight } from '../../domain/roles';
import { addAudit } from '../../platform/db/audit';
import { writeSetting } from '../../platform/db/settings';
import type { RegistryDatabase, Tx } from '../../platform/db/tables';
import { lockEnv } from '../environments/service';
import {
  ApprovalRefusal,
  type Policy,
  policyName,
  readApprovalPolicy,
  requireSecondPerson,
  unprotectedBy,
} from './policy';
import {
  addApproval,
  type ApprovalRow,
  changeApproval,
  findApproval,
  listApprovalRows,
  lockApproval,
} from './repository';
import { approvalMs } from '../../durations';

const overrides = ['force', 'again', 'overrule', 'acknowledge'] as const;
type Overrides = Readonly<Partial<Record<(typeof overrides)[number], boolean>>>;

/** A new request for approval; `request` is carried out once it is approved. */
interface ApprovalRequest {
  readonly env: string;
  readonly request: { readonly kind: 'change' | 'policy'; readonly overrides?: Overrides };
  readonly summary: string;
  readonly remotes: readonly string[];
  /** The live assignments of the remotes. The approval becomes invalid when they change. */
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

/** The public view of a request. */
function approvalView(row: ApprovalRow, now: Date): Approval {
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

/** Stores a request, and records it in the audit log. */
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

/** Throws a RegistryError 409 if a request can no longer be decided. */
function requirePending(row: ApprovalRow, now: Date): void {
  const { id, status, decided_by: by, expires_at: until } = row;
  if (status !== 'pending')
    throw new RegistryError(409, `Request ${id} has already been ${status} by ${by}.`);
  if (until > now) return;
  throw new RegistryError(409, `Request ${id} expired at ${until.toISOString()}. Make the request again.`);
}

interface Grounds {
  readonly actor: Actor;
  readonly reason: string;
}

type Request =
  | { readonly kind: 'change'; readonly change: ReleaseChange; readonly overrides?: Overrides }
  | { readonly kind: 'policy'; readonly policy: Policy };

/** Requests for approval, and the policy that determines which changes need one. */
export interface Approvals {
  policy(env: string): Promise<ApprovalPolicy>;
  /**
   * Sets the remotes whose changes need approval. Removing one needs approval too: throws a RegistryError 409, or creates a request
   * with `request`.
   */
  setPolicy(env: string, policy: Policy, grounds: Grounds, request: boolean): Promise<Approval | Policy>;
  /** Requests with an ID below `before`, newest first. */
  list(
    env: string,
    page: { readonly pending: boolean; readonly before: number; readonly limit: number },
  ): Promise<readonly Approval[]>;
  /** Throws a RegistryError 404. */
  get(env: string, id: number): Promise<Approval>;
  /**
   * Approves a request and makes its change. Throws a RegistryError: 403 for its author, a token or a user without the right to
   * make it, 409 for a closed request or if the live versions have changed, or an error of the change.
   */
  approve(env: string, id: number, grounds: Grounds): Promise<Approval>;
  /** Declines a request, or withdraws it for its author. Throws a RegistryError: 403, 404 or 409. */
  decline(env: string, id: number, grounds: Grounds): Promise<Approval>;
}

/** The part of `Releases` that approvals need. Its module (releases/service.ts) imports this one. */
interface ReleaseChanges {
  headWithin(tx: Tx, env: string): Promise<Release | undefined>;
  changeWithin(
    tx: Tx,
    env: string,
    change: ReleaseChange,
    request: Grounds & Overrides & { readonly approval: { readonly id: number; readonly by: string } },
  ): Promise<Release>;
  announce(release: Release): Promise<void>;
}

interface Options {
  readonly database: RegistryDatabase;
  readonly clock: () => Date;
  readonly releases: ReleaseChanges;
}

function requireSameRight(actor: Actor, { env }: ApprovalRow, request: Request): void {
  if (request.kind === 'policy') requireRight(actor, 'administer');
  else requireChangeRight(actor, env, request.change);
}

export function createApprovals({ database, clock, releases }: Options): Approvals {
  const { db } = database;

  const unknown = (id: number, env: string) =>
    new RegistryError(404, `There is no request for approval ${id} in "${env}".`);

  const writePolicy = async (tx: Tx, env: string, { remotes }: Policy, actor: string, reason: string) => {
    const before = await readApprovalPolicy(tx, env);
    await writeSetting(tx, policyName(env), { remotes });
    const at = clock().toISOString();
    const detail = { remotes, before: before.remotes };
    await addAudit(tx, { env, action: 'approval-policy', actor, at, reason, detail });
  };

  /** Throws a RegistryError 409 if the live assignments have changed since the request. */
  const requireUnchanged = async (tx: Tx, { id, env, before }: ApprovalRow, request: Request) => {
    const now =
      request.kind === 'policy'
        ? await readApprovalPolicy(tx, env)
        : pickRemotes((await releases.headWithin(tx, env))?.assignments ?? {}, remotesOf(request.change));
    if (JSON.stringify(now) === before) return;
    throw new RegistryError(
      409,
      `The live versions have changed since request ${id} was made. Decline it and request the change again.`,
    );
  };

  /** Makes the requested change. Resolves with the release. */
  const carryOut = async (
    tx: Tx,
    { id, env, reason, requested_by: name }: ApprovalRow,
    request: Request,
    by: Actor,
  ): Promise<Release | null> => {
    if (request.kind === 'policy') {
      await writePolicy(tx, env, request.policy, name, `${reason} (approved by ${by.name})`);
      return null;
    }
    const { change, overrides = {} } = request;
    const approval = { id, by: by.name };
    return releases.changeWithin(tx, env, change, { actor: { ...by, name }, reason, approval, ...overrides });
  };

  const decide = async (
    env: string,
    id: number,
    { actor, reason }: Grounds,
    work: (tx: Tx, row: ApprovalRow, request: Request) => Promise<Release | null | undefined>,
  ): Promise<Approval> => {
    const { row, release } = await database.transaction(async (tx) => {
      await lockEnv(tx, env);
      const found = await lockApproval(tx, env, id);
      if (!found) throw unknown(id, env);
      requirePending(found, clock());
      const made = await work(tx, found, found.request as Request);
      const status = made === undefined ? 'declined' : 'approved';
      const at = clock();
      const action = status === 'approved' ? 'approval-granted' : 'approval-declined';
      const detail = { approval: id, summary: found.summary, requestedBy: found.requested_by };
      await addAudit(tx, { env, action, actor: actor.name, at: at.toISOString(), reason, detail });
      const decision = { decided_by: actor.name, decided_reason: reason, decided_at: at };
      const changed = await changeApproval(tx, id, { status, ...decision, seq: made?.seq ?? null });
      return { row: changed, release: made };
    });
    if (release) await releases.announce(release);
    return approvalView(row, clock());
  };

  return {
    policy: async (env) => {
      const { remotes } = await readApprovalPolicy(db, env);
      return { remotes: [...remotes] };
    },
    setPolicy: (env, policy, { actor, reason }, request) =>
      database.transaction(async (tx) => {
        await lockEnv(tx, env);
        const before = await readApprovalPolicy(tx, env);
        const unprotected = unprotectedBy(before, policy);
        if (unprotected.length === 0) {
          await writePolicy(tx, env, policy, actor.name, reason);
          return policy;
        }
        const summary = `change approvals without ${unprotected.join(', ')}`;
        if (!request)
          throw new ApprovalRefusal(env, unprotected, `A policy without ${unprotected.join(', ')}`);
        const asked = { env, request: { kind: 'policy', policy } as const, summary, remotes: unprotected };
        return requestApproval(tx, { ...asked, before, actor, reason, at: clock() });
      }),
    async list(env, { pending, before, limit }) {
      const now = clock();
      const page = { before, limit, pendingAt: pending ? now : undefined };
      return (await listApprovalRows(db, env, page)).map((row) => approvalView(row, now));
    },
    async get(env, id) {
      const row = await findApproval(db, env, id);
      if (!row) throw unknown(id, env);
      return approvalView(row, clock());
    },
    approve: (env, id, grounds) =>
      decide(env, id, grounds, async (tx, row, request) => {
        const { actor } = grounds;
        await requireSecondPerson(tx, actor, row.requested_by, 'created this request');
        requireSameRight(actor, row, request);
        await requireUnchanged(tx, row, request);
        return carryOut(tx, row, request, actor);
      }),
    decline: (env, id, grounds) =>
      decide(env, id, grounds, async (_tx, row, request) => {
        requireSameRight(grounds.actor, row, request);
        return undefined;
      }),
  };
}
