import { endpoint, get } from '@shop/api-client/endpoint';
import { Link, useSearchParams } from 'react-router-dom';
import { officeApi } from '../../api/office-api';
import type { Figures, Period } from '../../api/types';
import { PageTitle } from '../../parts/display';
import { ChoiceLinks } from '../../parts/list-filter';
import { Failure, Waiting } from '../../parts/states';
import { counted, formatMoment } from '../../parts/text';
import { MoneySection } from './money';
import styles from './room.module.css';
import { ConversionSection, SellersSection, StockSection } from './tables';
import { periodAddress, periodChoices, periodIn } from './wording';

const todayApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getFigures: build.query({
      ...endpoint((period: Period) => get('/staff/today', { query: { period } })),
      providesTags: ['orders', 'products'],
    }),
  }),
});

export const { useGetFiguresQuery } = todayApi;

/** Open tasks, with links to the pages for them. */
function Work({ figures: { work, stock } }: { readonly figures: Figures }) {
  return (
    <ul className={styles.work} aria-label="To do">
      <li>
        <Link to="/orders?status=placed">{`${counted(work.toPack, 'order')} to pack`}</Link>
      </li>
      <li>
        <Link to="/review">{`${counted(work.inReview, 'order')} to review`}</Link>
      </li>
      <li>
        <Link to="/products?stock=short&active=yes&sort=stock-up">
          {`${counted(stock.out + stock.low, 'product')} low or out of stock`}
        </Link>
      </li>
    </ul>
  );
}

/** The dashboard: open tasks, orders and payments, best sellers, stock and conversion. */
export function TodayRoom() {
  const [search] = useSearchParams();
  const period = periodIn(search);
  const { data, currentData, error, isFetching, refetch } = useGetFiguresQuery(period, {
    refetchOnMountOrArgChange: true,
  });
  // The previous figures stay while the next ones load.
  const figures = currentData ?? data;
  return (
    <>
      <PageTitle title="Today" />
      <ChoiceLinks label="Period" choices={periodChoices} current={period} addressOf={periodAddress} />
      {error !== undefined && (
        <Failure what={figures ? 'The latest figures' : 'The figures'} error={error} retry={refetch} />
      )}
      {!figures && error === undefined && <Waiting label="Loading figures…" />}
      {figures && (
        <div className={styles.room} aria-busy={isFetching || undefined}>
          <p role="status">
            {`${formatMoment(figures.from)} to ${formatMoment(figures.until)}, Indian time.`}
          </p>
          <Work figures={figures} />
          <MoneySection figures={figures} />
          <SellersSection figures={figures} />
          <StockSection figures={figures} />
          <ConversionSection figures={figures} />
        </div>
      )}
    </>
  );
}
