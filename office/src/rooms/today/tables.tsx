import { formatRupees } from '@shop/money';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Figures } from '../../api/types';
import { DataTable, type features } from '../../parts/data-table';
import { counted, formatCount, formatDay } from '../../parts/text';
import styles from './room.module.css';
import { Section } from './section';
import { shareOf } from './wording';

type Seller = Figures['sellers'][number];

const sellerHelper = createColumnHelper<typeof features, Seller>();
const sellerId = ({ id }: Seller) => id;

/** The products with the most units sold. */
export function SellersSection({ figures: { sellers, period } }: { readonly figures: Figures }) {
  const max = sellers[0]?.units ?? 0;
  const columns = useMemo(
    () =>
      sellerHelper.columns([
        sellerHelper.display({
          id: 'title',
          header: 'Product',
          cell: ({ row: { original } }) => <Link to={`/products/${original.id}`}>{original.title}</Link>,
        }),
        sellerHelper.accessor('units', {
          header: 'Sold',
          cell: ({ getValue }) => (
            <ShareBar part={getValue()} max={max}>
              {counted(getValue(), 'unit')}
            </ShareBar>
          ),
        }),
        sellerHelper.accessor('paise', {
          header: 'Before tax',
          cell: ({ getValue }) => formatRupees(getValue()),
        }),
      ]),
    [max],
  );
  return (
    <Section title="Best sellers" period={period} file="sellers">
      {sellers.length === 0 && <p>Nothing sold yet. Cancelled and returned orders do not count.</p>}
      {sellers.length > 0 && (
        <DataTable label="Best sellers" rows={sellers} columns={columns} rowId={sellerId} />
      )}
    </Section>
  );
}

type LowStockProduct = Figures['stock']['products'][number];

const stockHelper = createColumnHelper<typeof features, LowStockProduct>();
const stockId = ({ id }: LowStockProduct) => id;

const stockColumns = stockHelper.columns([
  stockHelper.display({
    id: 'title',
    header: 'Product',
    cell: ({ row: { original } }) => <Link to={`/products/${original.id}`}>{original.title}</Link>,
  }),
  stockHelper.accessor('free', {
    header: 'Available',
    cell: ({ getValue }) => (getValue() > 0 ? counted(getValue(), 'unit') : 'None'),
  }),
]);

/** Active products that are out of stock or low on stock. */
export function StockSection({ figures: { stock, period } }: { readonly figures: Figures }) {
  const { out, low, products } = stock;
  const more = out + low - products.length;
  return (
    <Section title="Low stock" period={period} file="stock">
      <p>
        <Link to="/products?stock=out&active=yes">{`${counted(out, 'product')} out of stock`}</Link>,{' '}
        <Link to="/products?stock=low&active=yes">{`${counted(low, 'product')} low in stock`}</Link>.
      </p>
      {products.length === 0 && <p>All active products have enough stock.</p>}
      {products.length > 0 && (
        <DataTable label="Low stock" rows={products} columns={stockColumns} rowId={stockId} />
      )}
      {more > 0 && (
        <p>
          <Link to="/products?stock=short&active=yes&sort=stock-up">{`And ${formatCount(more)} more ${more === 1 ? 'product' : 'products'}`}</Link>
        </p>
      )}
    </Section>
  );
}

type Stage = Figures['conversion']['stages'][number];

const names: Readonly<Record<Stage['stage'], string>> = {
  visit: 'Visits',
  product: 'Viewed a product',
  cart: 'Added to the cart',
  checkout: 'Opened the checkout',
  payment: 'Started payment',
  order: 'Paid',
};

const stageHelper = createColumnHelper<typeof features, Stage>();
const stageId = ({ stage }: Stage) => stage;

/** How many visits reached each stage of a purchase. */
export function ConversionSection({ figures }: { readonly figures: Figures }) {
  const { conversion, period, from } = figures;
  const { stages, since } = conversion;
  const all = stages[0]?.count ?? 0;
  const paid = stages.at(-1)?.count ?? 0;
  const hasVisits = stages[0]?.stage === 'visit';
  const columns = useMemo(
    () =>
      stageHelper.columns([
        stageHelper.display({ id: 'stage', header: 'Stage', cell: ({ row }) => names[row.original.stage] }),
        stageHelper.accessor('count', {
          header: 'Count',
          cell: ({ getValue }) => (
            <ShareBar part={getValue()} max={all}>
              {formatCount(getValue())}
            </ShareBar>
          ),
        }),
        stageHelper.display({
          id: 'share',
          header: 'Share',
          cell: ({ row }) => shareOf(row.original.count, all) ?? '–',
        }),
      ]),
    [all],
  );
  return (
    <Section title="Conversion" period={period} file="conversion">
      {all === 0 && <p>No visits counted yet.</p>}
      {all > 0 && (
        <>
          <p>
            <strong>{shareOf(paid, all)}</strong> of{' '}
            <span>
              {`${hasVisits ? 'visits ended with an order' : 'started payments were completed'}${since === from ? '' : `, counted since ${formatDay(since)}`}.`}
            </span>
          </p>
          <DataTable label="Conversion" rows={stages} columns={columns} rowId={stageId} />
        </>
      )}
      <p className={styles.quiet}>
        {hasVisits && (
          <span>A visit is a browser tab that runs the shop’s code; no personal data is stored. </span>
        )}
        <span>Each shopper who starts or completes a payment counts once a day.</span>
      </p>
    </Section>
  );
}

interface ShareBarProps {
  readonly part: number;
  readonly max: number;
  readonly children: string;
}

/** A value in a table cell, with a bar relative to the largest value. */
function ShareBar({ part, max, children }: ShareBarProps) {
  return (
    <span className={styles.share}>
      {children}
      <span
        className={styles.shareBar}
        style={{ inlineSize: `${max > 0 ? Math.round((100 * part) / max) : 0}%` }}
      />
    </span>
  );
}
