import { RegistryError } from '@shop/protocol';
import type { GateState } from '@shop/contracts/registry';
import { liveEnv } from '../../domain/live-env';
import type { CandidateSet } from '../../domain/candidate-set';
import type { Db } from '../../platform/db/tables';
import { readGatePolicy, type GateOptions } from './gate-policy';
import { findGateReport } from './repository';

/** The gate's verdict on a set of versions, and whether it blocks. */
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

/** The command that checks the candidates on top of what is live in an environment. */
export const checkCommand = (env: string, gate: GateState): string =>
  `npm run release -- gate check ${names(gate)}${env === liveEnv ? '' : ` --environment ${env}`}`;

/** Why the gate blocks a change, in a sentence; null where it does not. */
export function gateRefusal(env: string, gate: GateState | null): string | null {
  if (gate?.policy !== 'required' || gate.verdict === 'passed') return null;
  if (gate.verdict === 'unchecked') {
    return `The gate has not seen ${names(gate)} beside what is live now. Run: ${checkCommand(env, gate)}`;
  }
  const refusals = gate.report?.findings.filter(({ severity }) => severity === 'refuse') ?? [];
  const [first] = refusals;
  const more = refusals.length > 1 ? ` (and ${refusals.length - 1} more)` : '';
  return `The gate refused ${names(gate)}: ${first?.message ?? 'see its report'}${more}`;
}

/** A change that the gate blocks: 409 with its report. */
export class GateRefusal extends RegistryError {
  constructor(
    /** In a sentence, for callers who cannot overrule it. */
    readonly why: string,
    gate: GateState | null,
  ) {
    const wayOn = 'To go on all the same, say so with "overrule" (--overrule) and why.';
    super(409, `${why} ${wayOn}`, { body: { gate } });
  }
}

/** Throws a GateRefusal for a change of an environment that the gate blocks. */
export function refuseUngated(env: string, gate: GateState | null): void {
  const why = gateRefusal(env, gate);
  if (why !== null) throw new GateRefusal(why, gate);
}
