import type { Actor, GatePolicy, GateState } from '@shop/contracts/registry';
import { RegistryError } from '@shop/protocol';
import type { CandidateSet } from '../../domain/candidate-set';
import { liveEnv } from '../../domain/live-env';
import { addAudit } from '../../platform/db/audit';
import { readSetting, writeSetting } from '../../platform/db/settings';
import type { Db, RegistryDatabase } from '../../platform/db/tables';
import { findGateReport } from './repository';
import type { GatePolicyName } from './schemas';

const settingOf = (env: string) => `gate:${env}`;

export interface GateOptions {
  /** Whether a Chromium is configured for the gate. If so, the gate is required by default. */
  readonly hasChromium: boolean;
}

const withoutChromium =
  'GATE_CHROMIUM is not set, so the gate does not run and versions may go live unchecked. Check one with: npm run release -- gate check <remote>@<version>.';
const disabled = 'The gate is off: versions go live unchecked.';

/** The gate's policy in an environment, with a note for operators. */
export async function readGatePolicy(db: Db, env: string, { hasChromium }: GateOptions): Promise<GatePolicy> {
  const chosen = await readSetting<GatePolicyName>(db, settingOf(env));
  const policy = chosen ?? (hasChromium ? 'required' : 'advisory');
  const notice = policy === 'off' ? disabled : chosen || hasChromium ? null : withoutChromium;
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
  options: GateOptions,
): Promise<GateState> {
  const { policy, notice } = await readGatePolicy(db, env, options);
  const report = (await findGateReport(db, env, id)) ?? null;
  return { policy, set: id, candidates, verdict: report?.verdict ?? 'unchecked', report, notice };
}

const names = ({ candidates }: GateState) =>
  candidates.map(({ remote, version }) => `${remote}@${version}`).join(' ');

/** The command that checks the candidates in an environment. */
export const checkCommand = (env: string, gate: GateState): string =>
  `npm run release -- gate check ${names(gate)}${env === liveEnv ? '' : ` --environment ${env}`}`;

/** Why the gate blocks a change, as a sentence; null if it does not. */
function gateRefusal(env: string, gate: GateState | null): string | null {
  if (gate?.policy !== 'required' || gate.verdict === 'passed') return null;
  if (gate.verdict === 'unchecked') {
    return `The gate has not checked ${names(gate)} with the live versions. Run: ${checkCommand(env, gate)}`;
  }
  const refusals = gate.report?.findings.filter(({ severity }) => severity === 'refuse') ?? [];
  const [first] = refusals;
  const more = refusals.length > 1 ? ` (and ${refusals.length - 1} more)` : '';
  return `The gate refused ${names(gate)}: ${first?.message ?? 'see its report'}${more}`;
}

/** A change that the gate blocks: 409 with its report. */
export class GateRefusal extends RegistryError {
  constructor(
    /** As a sentence, for callers who cannot overrule it. */
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
