import { formatRupees } from '@shop/money';
import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import type { Dispute, Settlement, SettlementMismatch } from '../../api/types';
import { DataTable, type features } from '../../parts/data-table';
import { Tag } from '../../parts/display';
import { formatCount, formatDay, formatMoment } from '../../parts/text';
import styles from './room.module.css';
import { inWords, mismatchTexts, statusOf } from './texts';

const rupeesOf = (paise: number | null) => (paise === null ? '–' : formatRupees(paise));

/** A link to the order of a payment, or the payment's ID if the shop does not know it. */
function PaymentLink({ order, paymentId }: Pick<Dispute, 'order' | 'paymentId'>) {
  return (
    <>
      {order && <Link to={`/orders/${order.id}`}>{order.number}</Link>}
      <span className={styles.code}>{paymentId}</span>
    </>
  );
}

const mismatches = createColumnHelper<typeof features, SettlementMismatch>();
const mismatchColumns = mismatches.columns([
  mismatches.display({
    id: 'payment',
    header: 'Order',
    cell: ({ row }) => <PaymentLink {...row.original} />,
  }),
  mismatches.accessor(({ kind }) => mismatchTexts[kind], { id: 'problem', header: 'Problem' }),
  mismatches.accessor(({ expectedPaise }) => rupeesOf(expectedPaise), { id: 'expected', header: 'Expected' }),
  mismatches.accessor(({ settledPaise }) => rupeesOf(settledPaise), { id: 'settled', header: 'Settled' }),
  mismatches.accessor(({ at }) => formatDay(at), { id: 'at', header: 'Date' }),
]);

/** The mismatches between settlements and the shop's payments. */
export function MismatchTable({ rows }: { readonly rows: readonly SettlementMismatch[] }) {
  return (
    <DataTable
      label="Mismatches"
      rows={rows}
      columns={mismatchColumns}
      rowId={({ kind, paymentId }) => `${kind} ${paymentId}`}
    />
  );
}

const disputes = createColumnHelper<typeof features, Dispute>();
const disputeColumns = disputes.columns([
  disputes.display({ id: 'payment', header: 'Order', cell: ({ row }) => <PaymentLink {...row.original} /> }),
  disputes.display({
    id: 'status',
    header: 'Status',
    cell: ({ row }) => {
      const { label, tone } = statusOf(row.original);
      return <Tag tone={tone}>{label}</Tag>;
    },
  }),
  disputes.accessor(({ phase, reason }) => `${inWords(phase)}: ${inWords(reason).toLowerCase()}`, {
    id: 'reason',
    header: 'Reason',
  }),
  disputes.accessor(({ amountPaise }) => formatRupees(amountPaise), { id: 'amount', header: 'Amount' }),
  disputes.accessor(({ respondBy }) => (respondBy === null ? '–' : formatMoment(respondBy)), {
    id: 'respond',
    header: 'Respond by',
  }),
]);

/** Disputes of payments, open ones first. */
export function DisputeTable({ rows }: { readonly rows: readonly Dispute[] }) {
  return <DataTable label="Disputes" rows={rows} columns={disputeColumns} rowId={({ id }) => id} />;
}

const settlements = createColumnHelper<typeof features, Settlement>();
const settlementColumns = settlements.columns([
  settlements.accessor(({ at }) => formatDay(at), { id: 'at', header: 'Date' }),
  settlements.display({
    id: 'id',
    header: 'Bank reference',
    cell: ({ row: { original } }) => <span className={styles.code}>{original.utr ?? original.id}</span>,
  }),
  settlements.accessor(({ payments }) => formatCount(payments), { id: 'payments', header: 'Payments' }),
  settlements.accessor(({ paidPaise }) => formatRupees(paidPaise), { id: 'paid', header: 'Paid' }),
  settlements.accessor(({ refundedPaise }) => formatRupees(refundedPaise), {
    id: 'refunded',
    header: 'Refunded',
  }),
  settlements.accessor(({ feePaise }) => formatRupees(feePaise), { id: 'fee', header: 'Fees' }),
  settlements.accessor(({ gstPaise }) => formatRupees(gstPaise), { id: 'gst', header: 'GST on fees' }),
  settlements.accessor(({ netPaise }) => formatRupees(netPaise), { id: 'net', header: 'Transferred' }),
]);

/** Settlements, newest first. */
export function SettlementTable({ rows }: { readonly rows: readonly Settlement[] }) {
  return <DataTable label="Settlements" rows={rows} columns={settlementColumns} rowId={({ id }) => id} />;
}
