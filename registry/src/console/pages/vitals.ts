import type { VitalName } from '@shop/contracts';
import type { VitalSummary, VitalsList } from '@shop/contracts/registry';
import { ratingOf, vitalLimits, type Rating } from '../../modules/telemetry/vitals';
import { vitalNames } from '../../modules/telemetry/schemas';
import { markup, type Markup, type Piece } from '../markup';
import { documentOf, type Frame } from './layout';
import { emptyText, table } from './components';

/** The figures of one page. */
type VitalsOf = Pick<VitalsList['releases'][number], 'page' | 'vitals'>;

interface VitalsPage {
  readonly list: VitalsList;
  /** How many days the figures cover. */
  readonly days: number;
  /** Seq of what is live. */
  readonly head: number;
}

const ranges = [1, 7, 30] as const;
/** How many of the newest releases have a table of their own. */
const mostReleases = 10;

const longNames: Readonly<Record<VitalName, string>> = {
  LCP: 'largest contentful paint',
  INP: 'interaction to next paint',
  CLS: 'cumulative layout shift',
  FCP: 'first contentful paint',
  TTFB: 'time to first byte',
};

/** `0.08` of CLS, `180 ms`, `2.4 s`. */
function valueText(name: VitalName, value: number): string {
  if (name === 'CLS') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

const marks = { good: 'mark-good', 'needs improvement': 'mark-fair', poor: 'mark-bad' } as const;
const percent = (share: number, of: Rating) => `${Math.round(100 * share)}\u00a0%\u00a0${of}`;

function cellOf(name: VitalName, summary: VitalSummary | undefined): Piece {
  if (!summary) return '–';
  const { count, p75, good, poor } = summary;
  const rating = ratingOf(name, p75);
  const views = `${count} ${count === 1 ? 'view' : 'views'}`;
  return markup`<span class="${marks[rating]}">${valueText(name, p75)}, ${rating}</span> <span class="aside">${views}: ${percent(good, 'good')}, ${percent(poor, 'poor')}</span>`;
}

const vitalsTable = (caption: Piece, rows: readonly VitalsOf[]) =>
  table<VitalsOf>(
    caption,
    [
      { name: 'Page', cell: ({ page }) => markup`<span class="code">${page}</span>` },
      ...vitalNames.map((name) => ({ name, cell: ({ vitals }: VitalsOf) => cellOf(name, vitals[name]) })),
    ],
    rows,
  );

/** Rows that belong together, in their order. */
const groupsOf = <Row>(rows: readonly Row[], nameOf: (row: Row) => string): (readonly [string, Row[]])[] => {
  const names = [...new Set(rows.map(nameOf))];
  return names.map((name) => [name, rows.filter((row) => nameOf(row) === name)]);
};

const rangeLinks = (days: number) => markup`
  <p class="actions">${ranges.map((range) =>
    range === days
      ? markup`<a class="action" href="/ops/vitals?days=${range}" aria-current="true">${dayText(range)}</a>`
      : markup`<a class="action" href="/ops/vitals?days=${range}">${dayText(range)}</a>`,
  )}</p>`;

const dayText = (days: number) => (days === 1 ? 'Today' : `${days} days`);

const intro = markup`
  <p>What three quarters of shoppers' page views had at most (p75), as their browsers measured it. One session in ten reports, when
    a page is left. Days are those of UTC.</p>`;

/** The limit of the rating "good". */
const legend = markup`
  <section><h2>What is good</h2>
  <dl class="facts">${vitalNames.map((name) => {
    const [good, poor] = vitalLimits[name];
    return markup`<div><dt>${name}, ${longNames[name]}</dt><dd>good up to ${valueText(name, good)}, poor beyond ${valueText(name, poor)}</dd></div>`;
  })}</dl></section>`;

function tables({ releases, versions }: VitalsList, head: number): Piece {
  const byRelease = groupsOf(releases, ({ seq }) => String(seq));
  const byVersion = groupsOf(versions, ({ remote, version }) => `${remote}@${version}`);
  const left = byRelease.length - mostReleases;
  return markup`<section><h2>By release</h2>
    ${byRelease
      .slice(0, mostReleases)
      .map(([seq, rows]) => vitalsTable(`Release ${seq}${Number(seq) === head ? ', live' : ''}`, rows))}
    ${left > 0 && markup`<p>${left} older ${left === 1 ? 'release has' : 'releases have'} reports too; they count below.</p>`}
    </section>
    <section><h2>By version of the remotes on the page</h2>
    ${byVersion.map(([name, rows]) => vitalsTable(markup`<span class="code">${name}</span>`, rows))}
    </section>`;
}

/** Web vitals of real shoppers, by release and by version. */
export const vitalsPage = (frame: Frame, { list, days, head }: VitalsPage): Markup =>
  documentOf(frame, {
    title: 'Web vitals',
    place: '/ops/vitals',
    head,
    content: markup`${intro}${rangeLinks(days)}${
      list.releases.length > 0
        ? tables(list, head)
        : emptyText(
            `No page view has been reported ${days === 1 ? 'today' : `in the last ${days} days`}. The first figures come when a shopper of a reporting session leaves a page.`,
          )
    }${legend}`,
  });
