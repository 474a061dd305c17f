import { Link, useSearchParams } from 'react-router-dom';
import type { Figures } from '../../api/types';
import { ChoiceLinks } from '../../parts/choice-links';
import { formatMoment } from '../../parts/text';
import { Failure } from '../../parts/states';
import { PageTitle } from '../../parts/page-title';
import { Waiting } from '../../parts/waiting';
import { ConversionSection } from './conversion-section';
import { counted } from './wording';
import { MoneySection } from './money';
import { periodAddress, periodChoices, periodIn } from './periods';
import { SellersSection } from './tables';
import { StockSection } from './stock-section';
import { useGetFiguresQuery } from './api';
import styles from './room.module.css';

/** What waits for somebody, each a link to where it is done. */
function Work({ figures: { work, stock } }: { readonly figures: Figures }) {
  return (
    <ul className={styles.work} aria-label="What waits">
      <li>
        <Link to="/orders?status=placed">{`${counted(work.toPack, 'order')} to pack`}</Link>
      </li>
      <li>
        <Link to="/review">{`${counted(work.inReview, 'order')} to review`}</Link>
      </li>
      <li>
        <Link to="/products?stock=short&active=yes&sort=stock-up">
          {`${counted(stock.out + stock.low, 'product')} to restock`}
        </Link>
      </li>
    </ul>
  );
}

/** How the shop does: what waits, orders and money, what sells, what is missing, and who came how far. */
export function TodayRoom() {
  const [search] = useSearchParams();
  const period = periodIn(search);
  const { data, currentData, error, isFetching, refetch } = useGetFiguresQuery(period, {
    refetchOnMountOrArgChange: true,
  });
  // Figures of before stay while others are on their way.
  const figures = currentData ?? data;
  return (
    <>
      <PageTitle title="Today" />
      <ChoiceLinks label="Period" choices={periodChoices} current={period} addressOf={periodAddress} />
      {error !== undefined && (
        <Failure
          what={figures ? 'The figures as they are now' : 'The figures'}
          error={error}
          retry={refetch}
        />
      )}
      {!figures && error === undefined && <Waiting label="Adding up …" />}
      {figures && (
        <div className={styles.room} aria-busy={isFetching || undefined}>
          <p role="status">
            {`From ${formatMoment(figures.from)} to ${formatMoment(figures.until)}, by the clock in India.`}
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
