import type { TypedApp } from '@shop/server-kit';
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { inTransaction } from '../../../platform/db/transactions';
import type { Database } from '../../../platform/db/database';
import type { Executor } from '../../../platform/db/schema';
import { byteOrderMark, csvHeaders, csvText, rupeesCell } from '../../../platform/csv/csv-text';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import type { Clock } from '../../../platform/jobs/clock';
import { actorOf } from '../../staff';
import { findMismatches } from '../mismatches';
import { readingOf } from '../settlements';
import { PaymentDispute, Settlement, SettlementMismatch } from './schemas';
import { listDisputes, listLines, listSettlements } from './settlement-list';

interface SettlementContext {
  readonly database: Database;
  readonly clock: Clock;
  /** The number of an order, as shoppers see it. */
  readonly orderNumber: (publicId: string) => string;
}

/** Lines per batch of the export. */
const BATCH = 500;

/** The lines of all settlements as a CSV file, oldest first. */
async function* exportLines(
  db: Executor,
  orderNumber: SettlementContext['orderNumber'],
): AsyncGenerator<string> {
  const columns = ['settlement', 'utr', 'settled', 'kind', 'id', 'payment', 'order'];
  yield byteOrderMark + csvText([[...columns, 'amount', 'fee', 'GST on fee', 'credit', 'debit']]);
  for (let after: { at: Date; id: string } | null = null; ;) {
    const lines = await listLines(db, after, BATCH);
    const last = lines.at(-1);
    if (!last) return;
    yield csvText(
      lines.map((line) => [
        line.settlement_id,
        line.utr,
        { value: line.settled_at.toISOString() },
        line.kind,
        line.id,
        line.payment_id,
        line.public_id && orderNumber(line.public_id),
        rupeesCell(line.amount_paise),
        rupeesCell(line.fee_paise - line.tax_paise),
        rupeesCell(line.tax_paise),
        rupeesCell(line.credit_paise),
        rupeesCell(line.debit_paise),
      ]),
    );
    after = { at: last.settled_at, id: last.id };
  }
}

/** Settlements, their mismatches, and disputes. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffSettlementRoutes(app: TypedApp, context: SettlementContext): void {
  const { database, clock, orderNumber } = context;
  const tags = ['staff'];
  const orderOf = (publicId: string | null) =>
    publicId === null ? null : { id: publicId, number: orderNumber(publicId) };

  app.get(
    '/settlements',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'Settlements of the payment provider, their mismatches, and disputes',
        response: {
          200: dataOf(
            Type.Object({
              readTo: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
                description: 'Up to when settlements were read; null before the first reading.',
              }),
              mismatches: Type.Array(ref(SettlementMismatch)),
              settlements: Type.Array(ref(Settlement), { description: 'Newest first.' }),
              disputes: Type.Array(ref(PaymentDispute), { description: 'Open ones first.' }),
            }),
          ),
          ...failures,
        },
      },
    },
    async () => {
      const { db } = database;
      const reading = await readingOf(db);
      const mismatches = await findMismatches(db, clock.now());
      const disputes = await listDisputes(db);
      return {
        data: {
          readTo: reading?.read_to.toISOString() ?? null,
          mismatches: mismatches.map(({ orderId, at, ...rest }) => ({
            ...rest,
            order: orderOf(orderId),
            at: at.toISOString(),
          })),
          settlements: await listSettlements(db),
          disputes: disputes.map((dispute) => ({
            id: dispute.id,
            paymentId: dispute.payment_id,
            order: orderOf(dispute.public_id),
            amountPaise: dispute.amount_paise,
            deductedPaise: dispute.deducted_paise,
            phase: dispute.phase,
            status: dispute.status,
            reason: dispute.reason,
            respondBy: dispute.respond_by?.toISOString() ?? null,
            openedAt: dispute.opened_at.toISOString(),
          })),
        },
      };
    },
  );

  app.get(
    '/settlements/export',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'The lines of all settlements as a CSV file; the export is logged',
        produces: ['text/csv'],
        response: { 200: Type.Unsafe<Readable>(Type.String()), ...failures },
      },
    },
    async (request, reply) => {
      const now = clock.now();
      await inTransaction(database, (tx) => actorOf(request).log(tx, 'settlements-exported', {}, now));
      reply.headers(csvHeaders(`settlements-${now.toISOString().slice(0, 10)}.csv`));
      return Readable.from(exportLines(database.db, orderNumber));
    },
  );
}
