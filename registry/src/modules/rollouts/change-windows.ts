import type { Actor, ChangeWindows } from '@shop/contracts/registry';
import { alwaysOpen, checkWindows } from '../../domain/change-windows';
import { addAudit } from '../../platform/db/audit';
import { readSetting, writeSetting } from '../../platform/db/settings';
import type { Db, RegistryDatabase } from '../../platform/db/tables';

const settingName = (env: string) => `change-windows:${env}`;

/** When rollouts of an environment may advance automatically; always, by default. */
export const readWindows = async (db: Db, env: string): Promise<ChangeWindows> =>
  (await readSetting<ChangeWindows>(db, settingName(env))) ?? alwaysOpen;

/** Sets when rollouts may advance. Throws a RegistryError 422 for an invalid calendar. */
export async function saveWindows(
  { transaction }: RegistryDatabase,
  env: string,
  calendar: ChangeWindows,
  change: { readonly actor: Actor; readonly reason: string; readonly at: Date },
): Promise<void> {
  checkWindows(calendar);
  const { actor, reason, at } = change;
  await transaction(async (tx) => {
    await writeSetting(tx, settingName(env), calendar);
    const entry = { env, action: 'change-windows', actor: actor.name, at: at.toISOString(), reason } as const;
    await addAudit(tx, { ...entry, detail: { calendar } });
  });
}
