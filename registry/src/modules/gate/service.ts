import type { Actor, GatePolicy, GateState } from '@shop/contracts/registry';
import { RegistryError } from '@shop/protocol';
import type { CandidateSet } from '../../domain/candidate-set';
import { liveEnv } from '../../domain/live-env';
import { dayMs, gateWorkerMs, minuteMs } from '../../durations';
import { addAudit } from '../../platform/db/audit';
import { readSetting, writeSetting } from '../../platform/db/settings';
import type { Db, RegistryDatabase } from '../../platform/db/tables';
import { findLastGateWorker } from './job-repository';
import { findGateReport } from './repository';
import type { GatePolicyName } from './schemas';

const settingOf = (env: string) => `gate:${env}`;

export interface GateOptions {
  /** Whether a Chromium is configured for the gate. If so, the gate is required by default. */
  readonly hasChromium: boolean;
}

/** The gate's options, and the time at which its workers are counted. */
export interface GateOptionsNow extends GateOptions {
  readonly now: Date;
}

const disabled = 'The gate is off: versions go live unchecked.';

const inEnv = (env: string) => (env === liveEnv ? '' : ` --environment ${env}`);
const checkOne = (env: string) => `npm run release -- gate check <remote>@<version>${inEnv(env)}.`;

/** A duration in ms, rounded down: `11 minutes`. */
function durationText(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
  return count === 0 ? 'less than a minute' : `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A note on workers for operators; null if nothing has to be done. `isDefault`: neither a policy nor a Chromium is configured. */
async function workersNotice(
  db: Db,
  env: string,
  { isDefault, now }: { readonly isDefault: boolean; readonly now: Date },
): Promise<string | null> {
  const worker = await findLastGateWorker(db, env, new Date(now.getTime() - dayMs));
  const silentMs = worker && now.getTime() - worker.seen_at.getTime();
  if (silentMs !== undefined && silentMs < gateWorkerMs) {
    if (!isDefault) return null;
    return `A gate worker is running, but the gate is advisory: versions may go live unchecked. Require it with: npm run release -- gate required${inEnv(env)} --reason "…".`;
  }
  if (worker && silentMs !== undefined) {
    const risk = isDefault ? ', and the gate is advisory: versions may go live unchecked' : '';
    const since = durationText(silentMs - gateWorkerMs);
    return `The last gate worker, ${worker.name}, stopped responding ${since} ago${risk}. Start it again, or check a version with: ${checkOne(env)}`;
  }
  if (!isDefault) return null;
  return `No gate worker runs, and GATE_CHROMIUM is not set, so versions may go live unchecked. Start a worker (the role gate-worker), or check a version with: ${checkOne(env)}`;
}

/** The gate's policy in an environment, with a note for operators. */
export async function readGatePolicy(
  db: Db,
  env: string,
  { hasChromium, now }: GateOptionsNow,
): Promise<GatePolicy> {
  const chosen = await readSetting<GatePolicyName>(db, settingOf(env));
  const policy = chosen ?? (hasChromium ? 'required' : 'advisory');
  const isDefault = chosen === undefined && !hasChromium;
  const notice = policy === 'off' ? disabled : await workersNotice(db, env, { isDefault, now });
  return { policy, chosen: chosen !== undefined, notice };
}

/** Sets the gate's policy in an environment, and records it in the audit log. */
export async function writeGatePolicy(
  database: RegistryDatabase,
  env: string,
  { policy, reason, actor, at }: { policy: GatePolicyName; reason: string; actor: Actor; at: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    await writeSetting(tx, settingOf(env), policy);
    const entry = { env, action: 'gate-policy', actor: actor.name, at: at.toISOString(), reason } as const;
    await addAudit(tx, { ...entry, detail: { policy } });
  });
}

/** The gate's verdict on a set of versions, and whether it blocks the change. */
export async function gateStateOf(
  db: Db,
  env: string,
  { id, candidates }: CandidateSet,
  options: GateOptionsNow,
): Promise<GateState> {
  const { policy, notice } = await readGatePolicy(db, env, options);
  const report = (await findGateReport(db, env, id)) ?? null;
  return { policy, set: id, candidates, verdict: report?.verdict ?? 'unchecked', report, notice };
}

const names = ({ candidates }: GateState) =>
  candidates.map(({ remote, version }) => `${remote}@${version}`).join(' ');

/** The command that checks the candidates in an environment. */
export const checkCommand = (env: string, gate: GateState): string =>
  `npm run release -- gate check ${names(gate)}${inEnv(env)}`;

/** Why the gate blocks a change, as a sentence; null if it does not. */
function gateRefusal(env: string, gate: GateState | null): string | null {
  if (gate?.policy !== 'required' || gate.verdict === 'passed') return null;
  if (gate.verdict === 'unchecked') {
    return `The gate has not checked ${names(gate)} with the live versions. Run: ${checkCommand(env, gate)}`;
  }
  const refusals = gate.report?.findings.filter(({ severity }) => severity === 'refuse') ?? [];
  const [first] = refusals;
  const more = refusals.length > 1 ? ` (and ${refusals.length - 1} more)` : '';
  return `The gate rejected ${names(gate)}: ${first?.message ?? 'see its report'}${more}`;
}

/** A change that the gate blocks: 409 with its report. */
export class GateRefusal extends RegistryError {
  constructor(
    /** As a sentence, for callers who cannot override it. */
    readonly why: string,
    gate: GateState | null,
  ) {
    const hint = 'To continue anyway, set "overrule" (--overrule) and give the reason.';
    super(409, `${why} ${hint}`, { body: { gate } });
  }
}

/** Throws a GateRefusal for a change of an environment that the gate blocks. */
export function requirePassedGate(env: string, gate: GateState | null): void {
  const why = gateRefusal(env, gate);
  if (why !== null) throw new GateRefusal(why, gate);
}
