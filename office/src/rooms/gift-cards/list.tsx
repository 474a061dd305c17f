import { formatRupees, formatRupeesPlain } from '@shop/money';
import { Button } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { GiftCardQuery, ListedGiftCard } from '../../api/types';
import { useMay } from '../../app/session';
import type { features } from '../../parts/data-table';
import { ListFilter, pageIn } from '../../parts/list-filter';
import { ListPage } from '../../parts/list-page';
import { counted, formatDay } from '../../parts/text';
import { useGetGiftCardsQuery } from './api';
import { IssueDialog } from './dialogs';
import styles from './gift-cards.module.css';
import { GiftCardSettings } from './setting';
import { GiftCardStateTag, giftCardStates, isGiftCardState, shownCode } from './texts';

const helper = createColumnHelper<typeof features, ListedGiftCard>();
const columns = helper.columns([
  helper.display({
    id: 'card',
    header: 'Card',
    cell: ({ row: { original } }) => (
      <Link className={styles.name} to={`/gift-cards/${original.id}`}>
        {shownCode(original.lastFour)}
      </Link>
    ),
  }),
  helper.display({
    id: 'balance',
    header: 'Balance',
    cell: ({ row: { original } }) =>
      `${formatRupeesPlain(original.balancePaise)} of ${formatRupeesPlain(original.initialPaise)}`,
  }),
  helper.display({
    id: 'state',
    header: 'Status',
    cell: ({ row }) => <GiftCardStateTag state={row.original.state} />,
  }),
  helper.display({
    id: 'order',
    header: 'Sold in',
    cell: ({ row: { original } }) =>
      original.soldIn ? (
        <Link className={styles.name} to={`/orders/${original.soldIn.id}`}>
          {original.soldIn.number}
        </Link>
      ) : (
        'Issued by staff'
      ),
  }),
  helper.display({
    id: 'recipient',
    header: 'Recipient',
    cell: ({ row: { original } }) => original.recipientEmail ?? 'Erased',
  }),
  helper.display({
    id: 'expires',
    header: 'Valid until',
    cell: ({ row }) => formatDay(row.original.expiresAt),
  }),
]);
const idOf = ({ id }: ListedGiftCard) => id;
const fields = ['search'] as const;

/** The API query for the parameters of a URL. Invalid values are left out. */
function readFilter(search: URLSearchParams): GiftCardQuery {
  const state = search.get('state');
  return {
    search: search.get('search')?.trim() || undefined,
    state: isGiftCardState(state) ? state : undefined,
    page: pageIn(search),
  };
}

/** All gift cards, and their setting. */
export function GiftCardListPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isIssuing, setIssuing] = useState(false);
  const mayExport = useMay('keep');
  const mayIssue = useMay('administer');
  return (
    <>
      <ListPage
        path="/gift-cards"
        title="Gift cards"
        what="gift cards"
        actions={mayIssue && <Button onClick={() => setIssuing(true)}>Issue a gift card</Button>}
        query={useGetGiftCardsQuery(readFilter(search))}
        columns={columns}
        rowId={idOf}
        summary={({ total, balancePaise }) =>
          `${counted(total, 'gift card')}, ${formatRupees(balancePaise)} left on them`
        }
        download={({ total }) =>
          mayExport &&
          total > 0 && (
            <a href="/api/v1/staff/gift-cards/export" download>
              Export all as CSV
            </a>
          )
        }
        emptyHint="A card is issued for each paid unit of a product with a gift card value."
      >
        <ListFilter
          path="/gift-cards"
          label="Gift cards"
          hint="Last four characters, order number or email"
          state={{ name: 'state', label: 'Status', values: giftCardStates }}
          fields={fields}
        />
      </ListPage>
      <GiftCardSettings />
      <IssueDialog
        open={isIssuing}
        onClose={() => setIssuing(false)}
        onIssued={(id) => void navigate(`/gift-cards/${id}`)}
      />
    </>
  );
}
