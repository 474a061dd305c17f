import { createHash } from 'node:crypto';
import { sql, type Generated, type Insertable, type Kysely } from 'kysely';

/** The columns that are used here; each audit log has more. */
interface AuditTable {
  id: Generated<number>;
  /** Only in a chain: the hashed text, the hash of the previous row, and the hash of both. */
  entry: string;
  previous: string;
  hash: string;
}

interface AuditOptions {
  /** Name of its table. */
  readonly table: string;
  /**
   * Chains the rows by hashes, so that changed or removed rows are detected. Rows then have an `entry`, and are added
   * one at a time, under the advisory lock with this key.
   */
  readonly chainLock?: number;
}

/** The hash before the first row of a chain. */
const origin = '0'.repeat(64);

const hashOf = (previous: string, entry: string) =>
  createHash('sha256').update(`${previous}\n${entry}`).digest('hex');

/** An append-only audit log of people's actions. `DB` has the table, and `Row` is the type of its rows. */
export function createAudit<DB, Row extends object>({ chainLock, ...options }: AuditOptions) {
  // Statements are typed by the shared columns and run on the given table.
  const table = options.table as 'audit';
  const on = (db: Kysely<DB>) => db as unknown as Kysely<{ audit: AuditTable }>;

  const hashesOf = async (tx: Kysely<DB>, entry: string, lock: number) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx);
    const [last] = await on(tx).selectFrom(table).select('hash').orderBy('id', 'desc').limit(1).execute();
    const previous = last?.hash ?? origin;
    return { previous, hash: hashOf(previous, entry) };
  };

  return {
    /** Adds a row in the transaction of the action, so that neither is stored without the other. */
    async append(tx: Kysely<DB>, row: { readonly entry?: string; readonly at: Date }): Promise<void> {
      const hashes = chainLock === undefined ? {} : await hashesOf(tx, row.entry ?? '', chainLock);
      const values = { ...row, ...hashes } as object as Insertable<AuditTable>;
      await on(tx).insertInto(table).values(values).execute();
    },

    /** Rows with an id below `before`, or the newest rows without it; newest first. */
    async list(
      db: Kysely<DB>,
      { before, limit }: { readonly before?: number | undefined; readonly limit: number },
    ): Promise<Row[]> {
      const rows = await on(db)
        .selectFrom(table)
        .selectAll()
        .$if(before !== undefined, (older) => older.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows as object[] as Row[];
    },

    /** Verifies the whole chain. Returns the id of the first row that does not match, or null. */
    async findBroken(db: Kysely<DB>): Promise<number | null> {
      let previous = origin;
      let after = 0;
      for (;;) {
        const rows = await on(db)
          .selectFrom(table)
          .select(['id', 'entry', 'previous', 'hash'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(500)
          .execute();
        for (const row of rows) {
          if (row.previous !== previous || row.hash !== hashOf(previous, row.entry)) return row.id;
          previous = row.hash;
          after = row.id;
        }
        if (rows.length === 0) return null;
      }
    },
  };
}
