import { SelectField } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListedReview, ReviewQuery } from '../../api/types';
import type { features } from '../../parts/data-table';
import { Tag } from '../../parts/display';
import { ListFilter, pageIn } from '../../parts/list-filter';
import { ListPage } from '../../parts/list-page';
import { counted, formatMoment } from '../../parts/text';
import { useGetReviewsQuery } from './api';
import styles from './reviews.module.css';
import { ReviewSetting } from './setting';
import { isReviewState, reviewStates, ReviewStateTag, Stars } from './state';

const helper = createColumnHelper<typeof features, ListedReview>();

const columns = helper.columns([
  helper.display({
    id: 'product',
    header: 'Product',
    cell: ({ row: { original } }) => (
      <Link to={`/reviews/${original.id}`} aria-label={`Review of ${original.product.title}`}>
        {original.product.title}
      </Link>
    ),
  }),
  helper.display({ id: 'stars', header: 'Rating', cell: ({ row }) => <Stars stars={row.original.stars} /> }),
  helper.display({
    id: 'state',
    header: 'Status',
    cell: ({ row: { original } }) => (
      <>
        <ReviewStateTag state={original.state} />{' '}
        {original.reports > 0 && <Tag tone="odd">{counted(original.reports, 'report', 'reports')}</Tag>}
      </>
    ),
  }),
  helper.display({
    id: 'text',
    header: 'Review',
    cell: ({ row: { original } }) => (
      <div className={styles.text}>
        {original.title && <strong>{original.title}</strong>}
        <div>{original.beginning}</div>
      </div>
    ),
  }),
  helper.display({
    id: 'author',
    header: 'Author',
    cell: ({ row: { original } }) => (
      <>
        <div>
          <bdi>{original.author}</bdi>
        </div>
        <div className={styles.quiet}>{formatMoment(original.writtenAt)}</div>
      </>
    ),
  }),
]);

const idOf = ({ id }: ListedReview) => id;
const fields = ['search', 'stars', 'reported'] as const;

/** The API query for the parameters of a URL. Invalid values are left out. */
function readFilter(search: URLSearchParams): ReviewQuery {
  const state = search.get('state');
  const stars = search.get('stars') ?? '';
  return {
    search: search.get('search')?.trim() || undefined,
    state: isReviewState(state) ? state : undefined,
    stars: /^[1-5]$/.test(stars) ? Number(stars) : undefined,
    reported: search.get('reported') === 'yes' ? 'yes' : undefined,
    page: pageIn(search),
  };
}

/** Reviews of products by customers, with the setting for whether the shop shows them. */
export function ReviewListPage() {
  const [search] = useSearchParams();
  return (
    <ListPage
      path="/reviews"
      title="Customer reviews"
      what="reviews"
      query={useGetReviewsQuery(readFilter(search))}
      columns={columns}
      rowId={idOf}
      summary={({ total }) => counted(total, 'review', 'reviews')}
      emptyHint="Reviews that customers write appear here."
    >
      <ReviewSetting />
      <ListFilter
        path="/reviews"
        label="Reviews"
        hint="Product or author"
        state={{ name: 'state', label: 'Status', values: reviewStates }}
        fields={fields}
        className={styles.fields}
      >
        <SelectField label="Rating" name="stars" defaultValue={search.get('stars') ?? ''}>
          <option value="">Any</option>
          {[5, 4, 3, 2, 1].map((stars) => (
            <option key={stars} value={stars}>
              {counted(stars, 'star', 'stars')}
            </option>
          ))}
        </SelectField>
        <SelectField label="Reports" name="reported" defaultValue={search.get('reported') ?? ''}>
          <option value="">All reviews</option>
          <option value="yes">Reported only</option>
        </SelectField>
      </ListFilter>
    </ListPage>
  );
}
