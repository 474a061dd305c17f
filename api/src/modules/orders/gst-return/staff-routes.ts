import { dayInIndia } from '@shop/config/dates';
import { Readable } from 'node:stream';
import type { TypedApp } from '@shop/server-kit';
import { type Static, Type } from 'typebox';
import { csvHeaders } from '../../../platform/csv/csv-text';
import { inTransaction } from '../../../platform/db/transactions';
import { ApiError } from '../../../platform/http/api-error';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import type { OrderContext } from '../ports';
import { collectReturn, type GstReturn, type NumberRun } from './collect-return';
import { csvSections, gstr1Csv, rowsOfSection } from './gstr1-csv';
import { gstr1Json } from './gstr1-json';
import type { MonthRange } from './read-papers';
import { GstReturnSummary, GstSection } from './schemas';

const monthParameter = Type.String({
  pattern: '^20\\d{2}-(0[1-9]|1[0-2])$',
  description: 'A month in India, YYYY-MM.',
});

/** The range of a month that began before `now`. Throws an ApiError 400 for a later one. */
function rangeOf(month: string, now: Date): MonthRange {
  if (month > dayInIndia(now).slice(0, 7)) throw new ApiError(400, `${month} has not begun.`);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const beginning = (of: string) => new Date(`${of}-01T00:00:00+05:30`);
  return { from: beginning(month), before: beginning(next) };
}

const countOf = (runs: readonly NumberRun[]) => runs.reduce((sum, { count }) => sum + count, 0);

function summaryOf(found: GstReturn, gstin: string, month: string): Static<typeof GstReturnSummary> {
  const withoutCode = [...found.hsn.b2b, ...found.hsn.b2c].filter(({ hsn }) => hsn === '');
  return {
    ...{ month, gstin, invoiced: found.invoiced, credited: found.credited },
    invoices: countOf(found.issued.invoices),
    creditNotes: countOf(found.issued.creditNotes),
    sections: csvSections.map((name) => ({ name, rows: rowsOfSection(name, found) })),
    withoutCodePaise: withoutCode.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
  };
}

/** The GST return of a month for staff. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffGstReturnRoutes(
  app: TypedApp,
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  gstin: string | null,
): void {
  const tags = ['staff'];
  const read = async (month: string) => {
    if (gstin === null) {
      throw new ApiError(409, 'This shop has no GSTIN, so it files no returns. Set SHOP_GSTIN first.');
    }
    return { gstin, found: await collectReturn(database.db, rangeOf(month, clock.now())) };
  };

  app.get(
    '/gst-return',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'The sums of a month’s invoices and credit notes, with the sections of form GSTR-1',
        querystring: Type.Object({ month: monthParameter }),
        response: { 200: dataOf(ref(GstReturnSummary)), ...failures },
      },
    },
    async ({ query: { month } }) => {
      const { gstin: own, found } = await read(month);
      return { data: summaryOf(found, own, month) };
    },
  );

  app.get(
    '/gst-return/export',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Form GSTR-1 of a month as JSON for the portal, or a section as CSV; the export is logged',
        querystring: Type.Object({ month: monthParameter, section: Type.Optional(GstSection) }),
        produces: ['application/json', 'text/csv'],
        response: { 200: Type.Unsafe<Readable>(Type.String()), ...failures },
      },
    },
    async (request, reply) => {
      const { month, section } = request.query;
      const { gstin: own, found } = await read(month);
      const { invoices, creditNotes } = summaryOf(found, own, month);
      const file = section ?? 'json';
      const detail = { month, file, invoices, creditNotes };
      await inTransaction(database, (tx) =>
        actorOf(request).log(tx, 'gst-return-exported', detail, clock.now()),
      );
      const name = `gstr1-${month}${section ? `-${section}` : ''}`;
      if (section) {
        reply.headers(csvHeaders(`${name}.csv`));
        return Readable.from(gstr1Csv(section, found));
      }
      reply.headers({
        ...csvHeaders(`${name}.json`),
        'content-type': 'application/json; charset=utf-8',
      });
      return Readable.from([JSON.stringify(gstr1Json(found, { gstin: own, month }))]);
    },
  );
}
