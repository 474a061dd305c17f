import type { Actor, GatePolicy } from '@shop/contracts/registry';
import { addAudit } from '../../platform/db/audit';
import { readSetting, writeSetting } from '../../platform/db/settings';
import type { Db, RegistryDatabase } from '../../platform/db/tables';
import type { GatePolicyName } from './schemas';

const settingOf = (env: string) => `gate:${env}`;

export interface GateOptions {
  /** Whether a Chromium is configured for the gate: then it is required by default. */
  readonly hasChromium: boolean;
}

const withoutChromium =
  'No Chromium is set for the gate (GATE_CHROMIUM), so versions may go live that nobody has opened. Check one with: npm run release -- gate check <remote>@<version>.';
const disabled = 'The gate is off: versions go live unchecked.';

/** Whether versions of an environment have to pass the gate, and a note for operators. */
export async function readGatePolicy(db: Db, env: string, { hasChromium }: GateOptions): Promise<GatePolicy> {
  const chosen = await readSetting<GatePolicyName>(db, settingOf(env));
  const policy = chosen ?? (hasChromium ? 'required' : 'advisory');
  const notice = policy === 'off' ? disabled : chosen || hasChromium ? null : withoutChromium;
  return { policy, chosen: chosen !== undefined, notice };
}

/** Sets it for an environment; the audit records who and why. */
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
