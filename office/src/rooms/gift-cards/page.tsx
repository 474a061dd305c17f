import { formatRupees } from '@shop/money';
import { Button } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../api/office-api';
import type { GiftCardDetail, GiftCardEntry } from '../../api/types';
import { NotFoundPage } from '../../app/failures';
import { useMay } from '../../app/session';
import type { features } from '../../parts/data-table';
import { Facts, PageTitle } from '../../parts/display';
import { ListTable } from '../../parts/list-page';
import { Failure, Notice, Waiting } from '../../parts/states';
import { formatDay, formatMoment } from '../../parts/text';
import { useGetGiftCardQuery } from './api';
import { BlockDialog, ResendDialog } from './dialogs';
import styles from './gift-cards.module.css';
import { entryKinds, GiftCardStateTag, shownCode } from './texts';

const helper = createColumnHelper<typeof features, GiftCardEntry>();
const columns = helper.columns([
  helper.display({ id: 'at', header: 'Time', cell: ({ row }) => formatMoment(row.original.at) }),
  helper.display({
    id: 'kind',
    header: 'Entry',
    cell: ({ row: { original: entry } }) => (
      <>
        <div>{entryKinds[entry.kind]}</div>
        {entry.reason && <div className={styles.quiet}>{entry.reason}</div>}
      </>
    ),
  }),
  helper.display({
    id: 'order',
    header: 'Order',
    cell: ({ row: { original: entry } }) =>
      entry.order && (
        <Link className={styles.name} to={`/orders/${entry.order.id}`}>
          {entry.order.number}
        </Link>
      ),
  }),
  helper.display({ id: 'author', header: 'By', cell: ({ row }) => row.original.author ?? 'The shop' }),
  helper.display({
    id: 'amount',
    header: 'Amount',
    cell: ({ row: { original: entry } }) =>
      entry.amountPaise < 0 ? `−${formatRupees(-entry.amountPaise)}` : formatRupees(entry.amountPaise),
  }),
]);

function CardActions({ card }: { readonly card: GiftCardDetail }) {
  const [dialog, setDialog] = useState<'block' | 'resend' | null>(null);
  const [isSent, setSent] = useState(false);
  const close = () => setDialog(null);
  return (
    <>
      <Notice>{isSent ? 'The code is on its way.' : undefined}</Notice>
      <p className={styles.actions}>
        <Button variant="secondary" onClick={() => setDialog('resend')}>
          Send the code again
        </Button>
        <Button variant="secondary" onClick={() => setDialog('block')}>
          {card.state === 'blocked' ? 'Unblock' : 'Block'}
        </Button>
      </p>
      <BlockDialog card={card} open={dialog === 'block'} onClose={close} />
      <ResendDialog card={card} open={dialog === 'resend'} onClose={close} onSent={() => setSent(true)} />
    </>
  );
}

const entryId = ({ kind, at, amountPaise }: GiftCardEntry) => `${kind} ${at} ${amountPaise}`;

/** A gift card with its ledger. */
export function GiftCardPage() {
  const { id = '' } = useParams();
  const mayEdit = useMay('keep');
  const { currentData: card, error, refetch } = useGetGiftCardQuery(id);
  if (!card && isMissing(error)) return <NotFoundPage />;
  if (!card && error) return <Failure what="The gift card" error={error} retry={refetch} />;
  if (!card) return <Waiting label="Loading gift card…" />;
  const { soldIn } = card;
  return (
    <>
      <p className={styles.back}>
        <Link to="/gift-cards">All gift cards</Link>
      </p>
      <PageTitle title={`Gift card ${shownCode(card.lastFour)}`}>
        <GiftCardStateTag state={card.state} />
      </PageTitle>
      <Facts
        facts={[
          ['Balance', formatRupees(card.balancePaise)],
          ['Value', formatRupees(card.initialPaise)],
          ['Valid until', formatDay(card.expiresAt)],
          ['Issued', formatMoment(card.createdAt)],
          ['Sold in', soldIn ? <Link to={`/orders/${soldIn.id}`}>{soldIn.number}</Link> : 'Issued by staff'],
          ['Recipient', card.recipientName ?? 'No name'],
          ['Email', card.recipientEmail ?? 'Erased'],
          ...(card.message === null ? [] : [['Message', card.message] as const]),
        ]}
      />
      {mayEdit && card.state !== 'cancelled' && <CardActions key={id} card={card} />}
      <section className={styles.entries} aria-labelledby="gift-card-entries">
        <h2 id="gift-card-entries">Ledger</h2>
        <ListTable
          label="Ledger"
          what="entries"
          rows={card.entries}
          columns={columns}
          rowId={entryId}
          error={undefined}
          retry={refetch}
        />
      </section>
    </>
  );
}
