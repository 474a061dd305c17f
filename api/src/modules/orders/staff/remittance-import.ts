import type { TypedApp } from '@shop/server-kit';
import type { Static } from 'typebox';
import { ImportRefused } from '../../../platform/csv/import-file';
import { ApiError } from '../../../platform/http/api-error';
import { failures, ref } from '../../../platform/http/schemas';
import { actorOf, type StaffActor } from '../../staff';
import { importRemittances } from '../import-remittances';
import type { OrderContext } from '../ports';
import { RemittanceImportRequest, RemittanceImportResult } from './cod-schemas';

type Context = Pick<OrderContext, 'database' | 'clock'>;

/** The largest file, in bytes. */
const FILE_LIMIT = 2 * 1024 * 1024;
/** Maximum number of faults in a response. */
const MAX_FAULTS = 500;

/** Imports a file. A dry run returns its faults; otherwise they are thrown as an ApiError 400 with `faults` and `faultCount`. */
async function importFile(
  context: Context,
  body: Static<typeof RemittanceImportRequest>,
  actor: StaffActor,
): Promise<Static<typeof RemittanceImportResult>> {
  try {
    return { ...(await importRemittances(context, body, actor)), faults: [], faultCount: 0 };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const faults = error.faults
      .slice(0, MAX_FAULTS)
      .map(({ row, field, message }) => ({ row, column: field, message }));
    const result = { faults, faultCount: error.faults.length };
    if (body.dryRun) return { recorded: 0, amountPaise: 0, known: 0, ...result };
    throw new ApiError(400, 'The file contains errors. Nothing was imported.', { extra: result });
  }
}

/** The import of couriers' remittances. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffRemittanceImportRoutes(app: TypedApp, context: Context): void {
  app.post(
    '/remittances/import',
    {
      config: { right: 'keep' },
      bodyLimit: FILE_LIMIT,
      schema: {
        tags: ['staff'],
        summary: 'Records the remittances of a CSV file: all rows or none; a repeated file changes nothing',
        body: RemittanceImportRequest,
        response: { 200: ref(RemittanceImportResult), ...failures },
      },
    },
    (request) => importFile(context, request.body, actorOf(request)),
  );
}
