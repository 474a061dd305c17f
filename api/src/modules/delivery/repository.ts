import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import type { PinRule } from './read-pin-rules';

/** Rows per statement, below PostgreSQL's limit of parameters. */
const BATCH = 2_000;

/** The current version of the PIN rules; null if the shop has none. */
export async function currentVersion(db: Executor): Promise<number | null> {
  const row = await db
    .selectFrom('pin_rule_version')
    .select('number')
    .where('is_current', '=', true)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** The rule of a version for a PIN code. */
export async function findRule(db: Executor, version: number, pin: number) {
  const rule = await db
    .selectFrom('pin_rule')
    .selectAll()
    .where('version', '=', version)
    .where('from_pin', '<=', pin)
    .orderBy('from_pin', 'desc')
    .limit(1)
    .executeTakeFirst();
  return rule && rule.to_pin >= pin ? rule : undefined;
}

/** All versions with their number of rules, newest first. */
export function listVersions(db: Executor) {
  return db
    .selectFrom('pin_rule_version')
    .selectAll()
    .select(({ selectFrom, fn }) =>
      selectFrom('pin_rule')
        .select(fn.countAll<number>().as('count'))
        .whereRef('pin_rule.version', '=', 'pin_rule_version.number')
        .as('rules'),
    )
    .orderBy('number', 'desc')
    .execute();
}

/** The rules of a version, by PIN code. */
export function listRules(db: Executor, version: number) {
  return db.selectFrom('pin_rule').selectAll().where('version', '=', version).orderBy('from_pin').execute();
}

/** Adds a version that is not current. Returns its number. Requires the lock of the PIN rules. */
export async function insertVersion(
  tx: DatabaseTransaction,
  { rules, file, at, by }: { rules: readonly PinRule[]; file: string; at: Date; by: string },
): Promise<number> {
  const last = await tx
    .selectFrom('pin_rule_version')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await tx
    .insertInto('pin_rule_version')
    .values({ number, file, imported_at: at, imported_by: by })
    .execute();
  for (let first = 0; first < rules.length; first += BATCH) {
    const rows = rules.slice(first, first + BATCH).map((rule) => ({ ...rule, version: number }));
    await tx.insertInto('pin_rule').values(rows).execute();
  }
  return number;
}

/** Makes a version current, or none for null. Returns false if the version does not exist. Requires the lock of the PIN rules. */
export async function makeCurrent(tx: DatabaseTransaction, number: number | null): Promise<boolean> {
  await tx
    .updateTable('pin_rule_version')
    .set({ is_current: false })
    .where('is_current', '=', true)
    .execute();
  if (number === null) return true;
  const made = await tx
    .updateTable('pin_rule_version')
    .set({ is_current: true })
    .where('number', '=', number)
    .returning('number')
    .executeTakeFirst();
  return made !== undefined;
}
