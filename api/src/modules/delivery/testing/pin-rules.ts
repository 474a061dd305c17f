import type { Static } from 'typebox';
import type { StaffedShop } from '../../../testing/staffed-shop';
import type { PinRuleImportResult } from '../schemas';

export const header = 'from,to,zone,city,state,serviceable,min_days,max_days,cod';
export const bengaluru = '560001,560110,South,Bengaluru,Karnataka,yes,2,4,yes';
export const srinagar = '190001,190025,North,Srinagar,Jammu and Kashmir,no,,,';

interface ImportOptions {
  readonly dryRun?: boolean;
  readonly seen?: number | null;
  readonly key?: string;
}

/** Imports rows as a staff member. */
export async function importRules(
  staff: Pick<StaffedShop['staff'], 'post'>,
  lines: readonly string[],
  { dryRun = false, seen = null, key }: ImportOptions = {},
  head = header,
) {
  const csv = [head, ...lines].join('\n');
  const { status, body } = await staff.post('/pin-rules/import', {
    ...{ csv, file: 'pins.csv', dryRun, seen },
    ...(key && { key }),
  });
  return { status, body: body as Static<typeof PinRuleImportResult> & { message?: string } };
}

/** Deletes all PIN rules. */
export async function removeRules({ database, feed }: StaffedShop['shop']): Promise<void> {
  await database.db.deleteFrom('pin_rule').execute();
  await database.db.deleteFrom('pin_rule_version').execute();
  await feed.caughtUp();
}
