import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import type { Figures } from '../../api/types';
import { DataTable, type features } from '../../parts/data-table';
import { counted } from './wording';
import { Section } from './section';

type Short = Figures['stock']['products'][number];

const helper = createColumnHelper<typeof features, Short>();
const idOf = ({ id }: Short) => id;

const columns = helper.columns([
  helper.display({
    id: 'title',
    header: 'Product',
    cell: ({ row: { original } }) => <Link to={`/products/${original.id}`}>{original.title}</Link>,
  }),
  helper.accessor('free', {
    header: 'Left to sell',
    cell: ({ getValue }) => (getValue() > 0 ? counted(getValue(), 'piece') : 'None'),
  }),
]);

/** Products on sale that are out of stock or nearly so, as they are now. */
export function StockSection({ figures: { stock, period } }: { readonly figures: Figures }) {
  const { out, low, products } = stock;
  const more = out + low - products.length;
  return (
    <Section title="Stock now" period={period} file="stock">
      <p>
        <Link to="/products?stock=out&active=yes">{`${counted(out, 'product')} out of stock`}</Link>,{' '}
        <Link to="/products?stock=low&active=yes">{`${counted(low, 'product')} low in stock`}</Link>.
      </p>
      {products.length === 0 && <p>Every product on sale has enough pieces.</p>}
      {products.length > 0 && <DataTable label="Stock now" rows={products} columns={columns} rowId={idOf} />}
      {more > 0 && (
        <p>
          <Link to="/products?stock=short&active=yes&sort=stock-up">{`And ${counted(more, 'product')} more`}</Link>
        </p>
      )}
    </Section>
  );
}
