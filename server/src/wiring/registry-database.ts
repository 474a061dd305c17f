import type { Database } from '@shop/api';
import type { RegistryDatabase, RegistryTables } from '@shop/registry';

/** The shop's database as the registry takes it: for tables of its own, beside those of the API. */
export function registryDatabase({ db, long, schema, transaction }: Database): RegistryDatabase {
  return {
    db: db.withTables<RegistryTables>(),
    long: { db: long.db.withTables<RegistryTables>() },
    schema,
    transaction: (work) => transaction((tx) => work(tx.withTables<RegistryTables>())),
  };
}
