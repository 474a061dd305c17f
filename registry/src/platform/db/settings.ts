import type { Db, Tx } from './tables';

/** Reads a setting; undefined if it was never set. */
export async function readSetting<T>(db: Db, name: string): Promise<T | undefined> {
  const row = await db
    .selectFrom('registry_setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value as T | undefined;
}

export async function writeSetting(db: Db, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('registry_setting')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}

/** Reads a setting, and stores `first` if it was never set. Concurrent callers get the same value. */
export async function settingOr<T>(db: Db, name: string, first: T): Promise<T> {
  await db
    .insertInto('registry_setting')
    .values({ name, value: JSON.stringify(first) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readSetting<T>(db, name)) ?? first;
}

interface Lease {
  readonly holder: string;
  /** ISO 8601, UTC. */
  readonly until: string;
}

/** Acquires or renews a lease; false while another process holds it. */
export async function takeLease(
  tx: Tx,
  name: string,
  { holder, now, ms }: { readonly holder: string; readonly now: Date; readonly ms: number },
): Promise<boolean> {
  const next: Lease = { holder, until: new Date(now.getTime() + ms).toISOString() };
  await tx
    .insertInto('registry_setting')
    .values({ name, value: JSON.stringify(next) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('registry_setting')
    .select('value')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const held = row.value as Lease;
  if (held.holder !== holder && new Date(held.until) > now) return false;
  await writeSetting(tx, name, next);
  return true;
}
