import { inTransaction } from '../../platform/db/transactions';
import { type ImportFault, ImportRefused } from '../../platform/csv/import-file';
import { insertRemittance } from './cod-money';
import { matchRemittances } from './match-remittances';
import { indianDay } from './paper-numbers';
import type { IdempotentActor, OrderContext } from './ports';
import { type FiledRemittance, readRemittances } from './read-remittances';

/** A CSV file of a courier's remittances. */
export interface RemittanceFile {
  readonly csv: string;
  readonly file: string;
  /** Each key is imported once. */
  readonly key?: string | undefined;
  /** Checks all rows without recording them. */
  readonly dryRun: boolean;
}

/** The result of an import; amounts in paise. */
export interface ImportedRemittances {
  readonly recorded: number;
  readonly amountPaise: number;
  /** Rows that were recorded earlier. */
  readonly known: number;
}

const byRow = (one: ImportFault, other: ImportFault) => (one.row ?? 0) - (other.row ?? 0);

/**
 * Records the remittances of a file: all rows or none. Rows that were recorded earlier are skipped, so that importing a file again
 * changes nothing. Throws an ImportRefused that lists the faults of all rows.
 */
export async function importRemittances(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  { csv, file, key, dryRun }: RemittanceFile,
  actor: IdempotentActor,
): Promise<ImportedRemittances> {
  const now = clock.now();
  const { rows, faults } = readRemittances(csv, indianDay(now));
  const broken = new Set(faults.map(({ row }) => row));
  const valid: readonly FiledRemittance[] = rows.filter(({ row }) => !broken.has(row));
  return inTransaction(database.long, (tx) =>
    actor.once(tx, { key: dryRun ? undefined : key, request: { remittances: csv } }, now, async () => {
      const matched = await matchRemittances(tx, valid);
      const all = [...faults, ...matched.faults].sort(byRow);
      if (all.length > 0) throw new ImportRefused(all);
      const { fresh, known } = matched;
      const amountPaise = fresh.reduce((sum, { filed }) => sum + filed.amountPaise, 0);
      const result = { recorded: fresh.length, amountPaise, known };
      if (dryRun || fresh.length === 0) return result;
      for (const { order, filed } of fresh) await insertRemittance(tx, order, filed, actor, now);
      const references = [...new Set(fresh.map(({ filed }) => filed.reference))].join(', ');
      await actor.log(tx, 'remittances-imported', { file, ...result, references }, now);
      return result;
    }),
  );
}
