import type { Database } from '@shop/api';
import type { RegistryDatabase, RegistryTables } from '@shop/registry';

/** The shop's database, for the registry's own tables beside those of the API. */
export function registryDatabase({ db, long, schema, transaction }: Database): RegistryDatabase {
  return {
    db: db.withTables<RegistryTables>(),
    long: { db: long.db.withTables<RegistryTables>() },
    schema,
    transaction: (work) => transaction((tx) => work(tx.withTables<RegistryTables>())),
  };
}
