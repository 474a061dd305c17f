import { homeCountry } from '@shop/config/countries';
import { formatRupees } from '@shop/money';
import { ButtonLink, SelectField } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListedProduct, ProductQuery } from '../../api/types';
import { useMay } from '../../app/session';
import type { features } from '../../parts/data-table';
import { Tag } from '../../parts/display';
import { ListFilter, pageIn } from '../../parts/list-filter';
import { ListPage } from '../../parts/list-page';
import { counted, formatCount, formatDay } from '../../parts/text';
import { useGetProductChoicesQuery, useGetStaffProductsQuery } from './api';
import { BulkBar } from './bulk';
import styles from './list.module.css';
import { PeriodNote } from './product/sale-period';

/** Names of the filter's fields and of their query parameters. */
const filterFields = ['search', 'category', 'active', 'origin', 'sort', 'size'] as const;

const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  changed: 'Recently updated',
  'changed-up': 'Least recently updated',
  title: 'Title, A to Z',
  'title-down': 'Title, Z to A',
  'price-up': 'Price, lowest first',
  'price-down': 'Price, highest first',
  'stock-up': 'Stock, lowest first',
  'stock-down': 'Stock, highest first',
} as const;

/** The sort orders of the columns. */
const columnSorts = {
  orders: {
    product: ['title', 'title-down'],
    price: ['price-up', 'price-down'],
    stock: ['stock-up', 'stock-down'],
    changed: ['changed-up', 'changed'],
  },
  initial: 'newest',
} as const;

/** By available units. */
const stocks = {
  in: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
  short: 'Low or out of stock',
} as const;

const sizes = [25, 50, 100] as const;

type Sort = keyof typeof sorts;
type Stock = keyof typeof stocks;

const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(sorts, text);
const isStock = (text: string | null): text is Stock => text !== null && Object.hasOwn(stocks, text);
const isActive = (text: string | null): text is 'yes' | 'no' | 'archived' =>
  text === 'yes' || text === 'no' || text === 'archived';

/** The API query for the parameters of a URL. Invalid values are left out. */
export function readFilter(search: URLSearchParams): ProductQuery {
  const [sort, stock, active] = [search.get('sort'), search.get('stock'), search.get('active')];
  const size = Number(search.get('size'));
  return {
    search: search.get('search')?.trim() || undefined,
    category: search.get('category') || undefined,
    active: isActive(active) ? active : undefined,
    stock: isStock(stock) ? stock : undefined,
    origin: search.get('origin') === 'missing' ? 'missing' : undefined,
    sort: isSort(sort) ? sort : undefined,
    page: pageIn(search),
    pageSize: sizes.find((one) => one === size) ?? sizes[0],
  };
}

/** URL of the CSV file with the products of a filter. */
export function exportAddress(search: URLSearchParams): string {
  const { search: words, category, active, stock, origin } = readFilter(search);
  const given = Object.entries({ search: words, category, active, stock, origin }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `/api/v1/staff/products/export?${new URLSearchParams(given).toString()}`;
}

function FilterForm() {
  const [search] = useSearchParams();
  const { data: choices } = useGetProductChoicesQuery();
  const given = (name: string) => search.get(name) ?? '';
  return (
    <ListFilter
      path="/products"
      label="Products"
      hint="Title or code"
      state={{ name: 'stock', label: 'Stock', values: stocks }}
      fields={filterFields}
      version={choices ? 'with categories' : ''}
      className={styles.fields}
    >
      <SelectField label="Category" name="category" defaultValue={given('category')}>
        <option value="">All</option>
        {choices?.categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Status" name="active" defaultValue={given('active')}>
        <option value="">All</option>
        <option value="yes">On sale</option>
        <option value="no">Withdrawn</option>
        <option value="archived">Archived</option>
      </SelectField>
      <SelectField label="Origin" name="origin" defaultValue={given('origin')}>
        <option value="">All</option>
        <option value="missing">Missing</option>
      </SelectField>
      <SelectField label="Sort by" name="sort" defaultValue={given('sort')}>
        {Object.entries(sorts).map(([value, label], index) => (
          <option key={value} value={index === 0 ? '' : value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label="Per page" name="size" defaultValue={given('size')}>
        {sizes.map((size, index) => (
          <option key={size} value={index === 0 ? '' : size}>
            {size}
          </option>
        ))}
      </SelectField>
    </ListFilter>
  );
}

/** The declarations that the law requires of an active product and that are missing. */
function originMissing({ active, countryOfOrigin, importer }: ListedProduct): string | undefined {
  if (!active) return undefined;
  if (!countryOfOrigin) return 'Origin missing';
  return countryOfOrigin !== homeCountry && !importer ? 'Importer missing' : undefined;
}

const helper = createColumnHelper<typeof features, ListedProduct>();

/** Available units, and the units that open orders reserve. */
function Stock({ product: { stock, reserved } }: { readonly product: ListedProduct }) {
  return (
    <span className={styles.number}>
      <span>{stock - reserved}</span>
      {reserved > 0 && <span className={styles.quiet}>{` + ${reserved} reserved`}</span>}
    </span>
  );
}

const statusOf = ({ active, archivedAt }: ListedProduct) => {
  if (active) return 'On sale';
  return archivedAt ? 'Archived' : 'Withdrawn';
};

const productColumns = helper.columns([
  helper.display({
    id: 'product',
    header: 'Product',
    cell: ({ row: { original: product } }) => (
      <div className={styles.product}>
        <img src={product.photo.secure_url} alt="" width={48} height={48} loading="lazy" />
        <div>
          <Link to={`/products/${product.id}`}>{product.title}</Link>
          {product.productCode && <div className={styles.quiet}>{product.productCode}</div>}
          {product.variantCount !== undefined && (
            <div className={styles.quiet}>{counted(product.variantCount, 'variant')}</div>
          )}
        </div>
      </div>
    ),
  }),
  helper.display({
    id: 'price',
    header: 'Price',
    cell: ({ row: { original: product } }) => (
      <span className={styles.number}>{formatRupees(product.ratePaise)}</span>
    ),
  }),
  helper.display({
    id: 'discount',
    header: 'Discount',
    cell: ({ row: { original: product } }) =>
      product.discountBp === 0 ? (
        '–'
      ) : (
        <>
          <span
            className={styles.number}
          >{`${product.discountBp / 100}%, ${formatRupees(product.unitPaise)}`}</span>
          <PeriodNote period={product} />
        </>
      ),
  }),
  helper.display({
    id: 'stock',
    header: 'Available',
    cell: ({ row }) => <Stock product={row.original} />,
  }),
  helper.display({
    id: 'active',
    header: 'Status',
    cell: ({ row: { original: product } }) => {
      const missing = originMissing(product);
      return (
        <>
          <Tag tone={product.active ? 'good' : 'plain'}>{statusOf(product)}</Tag>
          {missing && <Tag tone="odd">{missing}</Tag>}
        </>
      );
    },
  }),
  helper.display({
    id: 'changed',
    header: 'Last updated',
    cell: ({ row: { original: product } }) => (
      <>
        <div>{formatDay(product.updatedAt)}</div>
        {product.changedBy && <div className={styles.quiet}>{product.changedBy}</div>}
      </>
    ),
  }),
]);

const idOf = (product: ListedProduct) => product.id;
const nameOf = (product: ListedProduct) => product.title;

/** All products, including withdrawn ones, with search, filters and bulk changes. */
export function ProductListPage() {
  const [search] = useSearchParams();
  const mayEdit = useMay('keep');
  return (
    <ListPage
      path="/products"
      title="Products"
      what="products"
      actions={
        <>
          {mayEdit && (
            <>
              <ButtonLink to="/products/new">New product</ButtonLink>
              <ButtonLink variant="secondary" to="/products/import">
                Import a file
              </ButtonLink>
            </>
          )}
          <ButtonLink variant="secondary" to="/products/search">
            Search words
          </ButtonLink>
        </>
      }
      query={useGetStaffProductsQuery(readFilter(search))}
      columns={productColumns}
      rowId={idOf}
      sorts={columnSorts}
      summary={({ total }) => counted(total, 'product')}
      download={({ total }) => (
        <a href={exportAddress(search)} download>
          {`Export ${total === 1 ? '1 product' : `all ${formatCount(total)}`} as CSV`}
        </a>
      )}
      emptyHint="Create a product, or import a file."
      selection={mayEdit ? { nameOf, BulkBar } : undefined}
    >
      <FilterForm />
    </ListPage>
  );
}
