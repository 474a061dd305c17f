import type { Static } from 'typebox';
import { byteOrderMark, csvText } from '../../platform/csv/csv-text';
import { ImportRefused } from '../../platform/csv/import-file';
import type { Database } from '../../platform/db/database';
import { lockUntilEnd } from '../../platform/db/dialect';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import type { Clock } from '../../platform/jobs/clock';
import type { StaffActor } from '../staff';
import { pinRuleColumns, readPinRules } from './read-pin-rules';
import { currentVersion, insertVersion, listRules, listVersions, makeCurrent } from './repository';
import type {
  CurrentPinRulesRequest,
  PinRuleImportRequest,
  PinRuleImportResult,
  PinRuleVersions,
} from './schemas';

/** Dependencies of the staff routes for delivery. */
export interface DeliveryContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Notifies every instance of a change in the shop, once its transaction commits. */
  readonly notifyShops: (tx: Executor) => Promise<void>;
}

/** Maximum number of faults in a response. */
const MAX_FAULTS = 500;

/** All versions of the PIN rules, newest first. */
export async function readVersions(db: Executor): Promise<Static<typeof PinRuleVersions>> {
  const rows = await listVersions(db);
  return {
    versions: rows.map((row) => ({
      ...{ number: row.number, file: row.file, rules: Number(row.rules), isCurrent: row.is_current },
      ...{ importedAt: row.imported_at.toISOString(), importedBy: row.imported_by },
    })),
  };
}

/** Serialises changes of the rules until the transaction ends. Throws an ApiError 409 if the current version is not `seen`. */
async function lockRules(tx: DatabaseTransaction, seen: number | null): Promise<void> {
  await lockUntilEnd(tx, 'PIN rules', 1);
  const current = await currentVersion(tx);
  if (current === seen) return;
  throw new ApiError(
    409,
    current === null
      ? 'Someone turned off the PIN rules after you opened this page, so nothing was changed. Reload the page and try again.'
      : `Someone made version ${current} current after you opened this page, so nothing was changed. Reload the page and try again.`,
    { extra: { version: current } },
  );
}

/**
 * Imports a CSV file of PIN rules as a new version and makes it current: either all rows or none, and only once per
 * idempotency key. A dry run returns the faults. Otherwise they are thrown as an ApiError 400 with `faults` and `faultCount`; a version that became
 * current after `seen` is an ApiError 409.
 */
export async function importPinRules(
  { database, clock, notifyShops }: DeliveryContext,
  { csv, file, dryRun, seen, key }: Static<typeof PinRuleImportRequest>,
  actor: StaffActor,
): Promise<Static<typeof PinRuleImportResult>> {
  try {
    const rules = readPinRules(csv);
    const result = { rules: rules.length, faults: [], faultCount: 0 };
    if (dryRun) return result;
    const at = clock.now();
    return await database.long.transaction((tx) =>
      actor.once(tx, { key, request: { pinRules: csv } }, at, async () => {
        await lockRules(tx, seen);
        const version = await insertVersion(tx, { rules, file, at, by: actor.name });
        await makeCurrent(tx, version);
        await notifyShops(tx);
        await actor.log(tx, 'pin-rules-imported', { file, version, rules: rules.length }, at);
        return { ...result, version };
      }),
    );
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const faults = error.faults
      .slice(0, MAX_FAULTS)
      .map(({ row, field, message }) => ({ row, column: field, message }));
    const result = { faults, faultCount: error.faults.length };
    if (dryRun) return { rules: 0, ...result };
    throw new ApiError(400, 'The file contains errors. Nothing was imported.', { extra: result });
  }
}

/** Makes another version current, or none. Throws an ApiError: 404 for an unknown version, 409 for a conflict. */
export async function chooseVersion(
  { database, clock, notifyShops }: DeliveryContext,
  { version, seen }: Static<typeof CurrentPinRulesRequest>,
  actor: StaffActor,
): Promise<void> {
  await database.long.transaction(async (tx) => {
    await lockRules(tx, seen);
    if (!(await makeCurrent(tx, version))) throw new ApiError(404, `Version ${version} not found.`);
    await notifyShops(tx);
    await actor.log(tx, 'pin-rules-chosen', { version, previous: seen }, clock.now());
  });
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** A version as a CSV file that the import reads back. Throws an ApiError 404. */
export async function exportPinRules(db: Executor, version: number): Promise<string> {
  const rules = await listRules(db, version);
  if (rules.length === 0) throw new ApiError(404, `Version ${version} not found.`);
  const lines = rules.map((rule) => [
    ...[rule.from_pin, rule.to_pin, rule.zone, rule.city, rule.state],
    ...[yesOrNo(rule.serviceable), rule.min_days, rule.max_days, yesOrNo(rule.cod)],
  ]);
  return byteOrderMark + csvText([pinRuleColumns, ...lines]);
}
