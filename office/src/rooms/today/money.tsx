import { formatRupees, toRupees } from '@shop/money';
import { EmptyState } from '@shop/ui';
import type { Figures } from '../../api/types';
import { Facts } from '../../parts/display';
import { FigurePlot } from './plot/figure-plot';
import styles from './room.module.css';
import { Section } from './section';
import { counted } from '../../parts/text';
import { compared, momentName, periods } from './wording';

const compactRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const shortRupees = (paise: number) => compactRupees.format(toRupees(paise));
const shortCount = (count: number) => String(count);
const ordersInFull = (count: number) => counted(count, 'order');

type Measure = 'orders' | 'paidPaise';

/** A sentence about the highest value. */
function summaryOf({ points, by }: Figures, of: Measure, full: (value: number) => string): string {
  const best = points.reduce((most, point) => (point.now[of] > most.now[of] ? point : most));
  return best.now[of] === 0
    ? `None yet.`
    : `Highest ${by === 'hour' ? 'in the hour from' : 'on'} ${momentName(best.at, by)}: ${full(best.now[of])}.`;
}

const pointsOf = ({ points, by }: Figures, of: Measure) =>
  points.map(({ at, now, before }) => ({
    ...{ name: momentName(at, by), now: now[of], before: before[of] },
  }));

/** Orders and revenue of a period: totals compared with the previous period, and by hour or day. */
export function MoneySection({ figures }: { readonly figures: Figures }) {
  const { total, before, period, buckets, by } = figures;
  const than = periods[period];
  const { name, earlier } = than;
  const names = { point: by === 'hour' ? 'From' : 'Day', now: name, before: earlier };
  return (
    <Section title="Orders and revenue" period={period} file="money">
      <Facts
        facts={[
          ['Orders', `${counted(total.orders, 'order')}, ${compared(total.orders, before.orders, than)}`],
          ['Paid', `${formatRupees(total.paidPaise)}, ${compared(total.paidPaise, before.paidPaise, than)}`],
          ['Refunded', formatRupees(total.refundedPaise)],
          ['Net', `${formatRupees(total.netPaise)}, tax included`],
        ]}
      />
      {total.orders === 0 && (
        <EmptyState title={period === 'today' ? 'No orders yet today' : `No orders in ${name}`}>
          Orders appear here once they are paid.
        </EmptyState>
      )}
      {total.orders + before.orders > 0 && (
        <div className={styles.plots}>
          <FigurePlot
            title={`Orders by ${by}`}
            summary={summaryOf(figures, 'orders', ordersInFull)}
            points={pointsOf(figures, 'orders')}
            barCount={buckets}
            names={names}
            short={shortCount}
            full={ordersInFull}
          />
          <FigurePlot
            title={`Revenue by ${by}`}
            summary={summaryOf(figures, 'paidPaise', formatRupees)}
            points={pointsOf(figures, 'paidPaise')}
            barCount={buckets}
            names={names}
            short={shortRupees}
            full={formatRupees}
          />
        </div>
      )}
    </Section>
  );
}
