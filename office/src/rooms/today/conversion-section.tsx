import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Figures } from '../../api/types';
import { DataTable, type features } from '../../parts/data-table';
import { formatDay } from '../../parts/text';
import { shareOf } from './wording';
import { Section } from './section';
import { ShareBar } from './share-bar';
import styles from './room.module.css';

type Stage = Figures['conversion']['stages'][number];

const names: Readonly<Record<Stage['stage'], string>> = {
  visit: 'Visits',
  product: 'Saw a product',
  cart: 'Put something in the cart',
  checkout: 'Opened the checkout',
  payment: 'Went to pay',
  order: 'Paid',
};

const whole = new Intl.NumberFormat('en-IN');
const helper = createColumnHelper<typeof features, Stage>();
const idOf = ({ stage }: Stage) => stage;

/** How many of those who began came how far. */
export function ConversionSection({ figures }: { readonly figures: Figures }) {
  const { conversion, period, from } = figures;
  const { stages, since } = conversion;
  const all = stages[0]?.count ?? 0;
  const paid = stages.at(-1)?.count ?? 0;
  const hasVisits = stages[0]?.stage === 'visit';
  const columns = useMemo(
    () =>
      helper.columns([
        helper.display({ id: 'stage', header: 'Stage', cell: ({ row }) => names[row.original.stage] }),
        helper.accessor('count', {
          header: 'How many',
          cell: ({ getValue }) => (
            <ShareBar part={getValue()} most={all}>
              {whole.format(getValue())}
            </ShareBar>
          ),
        }),
        helper.display({
          id: 'share',
          header: 'Of the first',
          cell: ({ row }) => shareOf(row.original.count, all) ?? '–',
        }),
      ]),
    [all],
  );
  return (
    <Section title="Conversion" period={period} file="conversion">
      {all === 0 && <p>Nobody has come yet whom the shop could count.</p>}
      {all > 0 && (
        <>
          <p>
            <strong>{shareOf(paid, all)}</strong> of{' '}
            <span>
              {`${hasVisits ? 'visits ended with an order' : 'those who went to pay have paid'}${since === from ? '' : `, counted since ${formatDay(since)}`}.`}
            </span>
          </p>
          <DataTable label="Conversion" rows={stages} columns={columns} rowId={idOf} />
        </>
      )}
      <p className={styles.quiet}>
        {hasVisits && (
          <span>A visit is a browser’s tab that runs the shop’s code; nothing is kept of who it was. </span>
        )}
        <span>Whoever went to pay, or paid, counts once a day.</span>
      </p>
    </Section>
  );
}
