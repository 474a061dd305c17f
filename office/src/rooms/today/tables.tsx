import { formatRupees } from '@shop/money';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Figures } from '../../api/types';
import { DataTable, type features } from '../../parts/data-table';
import { counted } from './wording';
import { Section } from './section';
import { ShareBar } from './share-bar';

type Seller = Figures['sellers'][number];

const helper = createColumnHelper<typeof features, Seller>();
const idOf = ({ id }: Seller) => id;

/** The products of which most pieces were sold. */
export function SellersSection({ figures: { sellers, period } }: { readonly figures: Figures }) {
  const most = sellers[0]?.pieces ?? 0;
  const columns = useMemo(
    () =>
      helper.columns([
        helper.display({
          id: 'title',
          header: 'Product',
          cell: ({ row: { original } }) => <Link to={`/products/${original.id}`}>{original.title}</Link>,
        }),
        helper.accessor('pieces', {
          header: 'Sold',
          cell: ({ getValue }) => (
            <ShareBar part={getValue()} most={most}>
              {counted(getValue(), 'piece')}
            </ShareBar>
          ),
        }),
        helper.accessor('paise', {
          header: 'Before tax',
          cell: ({ getValue }) => formatRupees(getValue()),
        }),
      ]),
    [most],
  );
  return (
    <Section title="Best sellers" period={period} file="sellers">
      {sellers.length === 0 && (
        <p>Nothing was sold yet. Orders that were cancelled or sent back do not count.</p>
      )}
      {sellers.length > 0 && <DataTable label="Best sellers" rows={sellers} columns={columns} rowId={idOf} />}
    </Section>
  );
}
