import type { VitalName } from '@shop/contracts';
import type { VitalSummary, VitalsList } from '@shop/contracts/registry';
import { ratingOf, vitalLimits, type Rating } from '../../modules/telemetry/vitals';
import { vitalNames } from '../../modules/telemetry/schemas';
import { code, emptyText, mark, table } from '../components';
import type { ConsoleRequest } from '../console-request';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { stateOf } from '../registry-calls';
import type { Screens } from '../screens';

const ranges = [1, 7, 30] as const;
/** Maximum number of releases with a table. */
const maxReleases = 10;

/** Web vitals of real shoppers, by release and by version. */
export function vitalsScreen({ page }: Screens): void {
  page('/vitals', draw);
}

async function draw(context: ConsoleRequest): Promise<Markup> {
  const { calls, query } = context;
  const { days = '7' } = query;
  const { release } = await stateOf(calls);
  const head = release?.seq ?? 0;
  const list = await calls.get<VitalsList>(`${calls.envPath}/vitals?days=${encodeURIComponent(days)}`);
  const range = Number(days);
  return documentOf(context, {
    title: 'Web vitals',
    place: '/vitals',
    head,
    content: markup`
      <p>The 75th percentile (p75) of page views, as measured by shoppers’ browsers. One in ten sessions reports, when the shopper leaves a page. Days are in UTC.</p>
      ${rangeLinks(context, range)}
      ${
        list.releases.length > 0
          ? tables(list, head)
          : emptyText(
              `No page views have been reported ${range === 1 ? 'today' : `in the last ${range} days`}. The first figures appear when a shopper in a reporting session leaves a page.`,
            )
      }${limits}`,
  });
}

const rangeLinks = ({ href }: Frame, days: number) => markup`
  <p class="actions">${ranges.map(
    (range) =>
      markup`<a class="action" href="${href(`/vitals?days=${range}`)}"${range === days && markup` aria-current="true"`}>${range === 1 ? 'Today' : `${range} days`}</a>`,
  )}</p>`;

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

const limits = markup`
  <section><h2>Ratings</h2>
  <dl class="facts">${vitalNames.map((name) => {
    const [good, poor] = vitalLimits[name];
    return markup`<div><dt>${name}, ${longNames[name]}</dt><dd>good up to ${valueText(name, good)}, poor above ${valueText(name, poor)}</dd></div>`;
  })}</dl></section>`;

function tables({ releases, versions }: VitalsList, head: number): Child {
  const byRelease = groupsOf(releases, ({ seq }) => String(seq));
  const byVersion = groupsOf(versions, ({ remote, version }) => `${remote}@${version}`);
  const left = byRelease.length - maxReleases;
  return markup`<section><h2>By release</h2>
    ${byRelease
      .slice(0, maxReleases)
      .map(([seq, rows]) => vitalsTable(`Release ${seq}${Number(seq) === head ? ', live' : ''}`, rows))}
    ${left > 0 && markup`<p>Reports from ${left} older ${left === 1 ? 'release' : 'releases'} are included below.</p>`}
    </section>
    <section><h2>By version of the remotes on the page</h2>
    ${byVersion.map(([name, rows]) => vitalsTable(code(name), rows))}
    </section>`;
}

/** Groups rows by name and keeps their order. */
const groupsOf = <Row>(rows: readonly Row[], nameOf: (row: Row) => string): (readonly [string, Row[]])[] => {
  const names = [...new Set(rows.map(nameOf))];
  return names.map((name) => [name, rows.filter((row) => nameOf(row) === name)]);
};

/** The figures of one page. */
type VitalsOf = Pick<VitalsList['releases'][number], 'page' | 'vitals'>;

const vitalsTable = (caption: Child, rows: readonly VitalsOf[]) =>
  table<VitalsOf>(
    caption,
    [
      { name: 'Page', cell: ({ page }) => code(page) },
      ...vitalNames.map((name) => ({ name, cell: ({ vitals }: VitalsOf) => cellOf(name, vitals[name]) })),
    ],
    rows,
  );

const kinds = { good: 'good', 'needs improvement': 'fair', poor: 'bad' } as const;
const percent = (share: number, of: Rating) => `${Math.round(100 * share)}%\u00a0${of}`;

function cellOf(name: VitalName, summary: VitalSummary | undefined): Child {
  if (!summary) return '–';
  const { count, p75, good, poor } = summary;
  const rating = ratingOf(name, p75);
  const views = `${count} ${count === 1 ? 'view' : 'views'}`;
  return markup`${mark(kinds[rating], `${valueText(name, p75)}, ${rating}`)} <span class="aside">${views}: ${percent(good, 'good')}, ${percent(poor, 'poor')}</span>`;
}
