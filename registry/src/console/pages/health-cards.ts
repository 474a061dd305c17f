import type { Health } from '../../modules/telemetry/metrics';
import { changeLink, code, emptyText, hiddenText, remotePath } from '../components';
import type { Frame } from '../frame';
import { markup, type Child, type Markup } from '../markup';
import { concernsOf, labelsOf, verdictOf, type Comparison, type VersionHealth } from './compare-health';

interface HealthCards {
  /** Canaries, then new promotions, then other versions; each worst first. */
  readonly comparisons: readonly Comparison[];
  readonly hours: number;
  /** Whether the user may change a remote's versions. */
  readonly mayAct: (remote: string) => boolean;
  /** Whether the remote has a rollback target. */
  readonly canRollBack: (remote: string) => boolean;
}

interface Measure {
  readonly name: string;
  readonly value: (health: Health) => number | null;
  readonly text: (value: number) => string;
  /** The minimum of the scale's upper end, so that small differences look small. */
  readonly minScale: number;
}

const share = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : null);
const percent = (value: number) => `${value.toFixed(1)}%`;
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;

/** The plotted figures, most important first. */
const measures: readonly Measure[] = [
  {
    name: 'Failed sessions',
    value: ({ failures, sessions }) => share(failures, sessions),
    text: percent,
    minScale: 5,
  },
  {
    name: 'Mean LCP',
    value: ({ lcpMs, lcps }) => (lcps > 0 ? lcpMs / lcps : null),
    text: seconds,
    minScale: 1000,
  },
  {
    name: 'Orders per checkout',
    value: ({ orders, checkouts }) => share(orders, checkouts),
    text: percent,
    minScale: 5,
  },
];

/** The steps of a purchase; each is shown as a share of a previous one. */
export const funnel = [
  ['Viewed a product', 'products', null],
  ['Added to cart', 'carts', 'products'],
  ['Opened checkout', 'checkouts', 'carts'],
  ['Clicked Pay', 'pays', 'checkouts'],
  ['Paid', 'paid', 'pays'],
  ['Order confirmed', 'orders', 'checkouts'],
] as const satisfies readonly (readonly [string, keyof Health, keyof Health | null])[];

const ranges = [1, 6, 24] as const;
const hoursText = (hours: number) => (hours === 1 ? 'Last hour' : `Last ${hours} hours`);

/** The live versions, each compared with its baseline. */
export function healthSection(frame: Frame, cards: HealthCards): Markup {
  const { comparisons, hours } = cards;
  return markup`<section class="health" aria-labelledby="health"><h2 id="health">Health</h2>
    <p class="actions">${ranges.map(
      (range) =>
        markup`<a class="action" href="${frame.href(`?hours=${range}`)}"${range === hours && markup` aria-current="true"`}>${hoursText(range)}</a> `,
    )}</p>
    ${comparisons.length === 0 ? emptyText('Nothing is live yet.') : markup`<ul class="cards">${comparisons.map((one) => cardOf(frame, one, cards))}</ul>`}
  </section>`;
}

const isWorse = ({ judged }: Comparison) => verdictOf(judged) === 'worse';

/** How many live versions, none of them worse, match or beat their baseline. */
export function summaryOf(comparisons: readonly Comparison[]): string {
  const all = comparisons.length;
  const good = comparisons.filter(({ judged }) => verdictOf(judged) === 'no worse').length;
  if (good === 0) return 'There is not enough data to compare the live versions with earlier ones.';
  return `${good} of ${all} live versions ${good === 1 ? 'is' : 'are'} no worse than the last good version.${good < all ? ' There is not enough data about the others.' : ''}`;
}

function cardOf(frame: Frame, comparison: Comparison, cards: HealthCards): Markup {
  const { remote, now, before, isCanary } = comparison;
  return markup`<li class="${isWorse(comparison) ? 'card worse' : 'card'}">
    <h3><a href="${frame.href(remotePath(remote))}">${remote} ${code(now.version)}</a>${isCanary && ' canary'}</h3>
    ${verdictText(comparison)}
    <p class="legend aside"><span class="line-now">${now.version}</span>${before && markup` <span class="line-before">${before.version}${isCanary ? ' (control)' : ' (before)'}</span>`}</p>
    <div class="measures">${measures.map((measure) => plotOf(measure, comparison, cards.hours))}
      <p class="axis aside" aria-hidden="true"><span>${cards.hours} h ago</span><span>now</span></p></div>
    ${undoLink(frame, comparison, cards)}
    ${figuresTable(comparison, cards.hours)}
  </li>`;
}

function verdictText({ judged, before, now }: Comparison): Markup {
  const verdict = verdictOf(judged);
  if (!before)
    return markup`<p class="aside">Not judged: there is no good version before ${now.version}, or a rollback restored it.</p>`;
  if (verdict === 'worse')
    return markup`<ul class="concerns">${concernsOf(judged, before.version).map((text) => markup`<li class="mark-bad">${text}</li>`)}</ul>`;
  if (verdict === 'no data') return markup`<p class="aside">No data yet.</p>`;
  if (verdict === 'not enough data') return markup`<p class="aside">Not enough data yet.</p>`;
  const open = labelsOf(judged, 'not enough data', 'no data');
  return markup`<p class="mark-good">No worse than ${before.version}: ${labelsOf(judged, 'same', 'better')}</p>
    ${open !== '' && markup`<p class="aside">Not enough data yet: ${open}</p>`}`;
}

const valueText = ({ value, text }: Measure, health: Health | null | undefined): string => {
  const found = health ? value(health) : null;
  return found === null ? '–' : text(found);
};

/** A figure of both versions. The console's script draws the plot; the numbers are in the table below. */
function plotOf(measure: Measure, { now, before, isCanary, switchedAt }: Comparison, hours: number): Markup {
  const { name, value, text, minScale } = measure;
  const series = (of: VersionHealth | null) => (of?.steps ?? []).map((step) => (step ? value(step) : null));
  const plot = { now: series(now), before: series(before), switchedAt };
  const max = Math.max(minScale, ...[...plot.now, ...plot.before].map((one) => one ?? 0));
  const [current, earlier] = [valueText(measure, now.total), valueText(measure, before?.total)];
  const label = `${name}, ${hoursText(hours).toLowerCase()}: ${current} of ${now.version}${before ? `, ${earlier} of ${before.version}` : ''}`;
  return markup`<div class="measure"><p><span class="name">${name}</span> <strong>${current}</strong>${before && markup` <span class="aside">${isCanary ? 'control' : 'before'} ${earlier}</span>`}</p>
    <div class="spark"><span class="scale" aria-hidden="true"><span>${text(max)}</span><span>0</span></span>
      <div role="img" aria-label="${label}" data-spark="${JSON.stringify({ ...plot, max })}"></div></div></div>`;
}

/** A link to abort the canary or roll back the version; prominent only if it performs worse. */
function undoLink(frame: Frame, comparison: Comparison, { mayAct, canRollBack }: HealthCards): Child {
  const { remote, isCanary } = comparison;
  const kind = isWorse(comparison) ? 'action danger' : 'action';
  if (!mayAct(remote)) return null;
  if (isCanary) {
    const abort = { kind: 'canary-abort', remote, reason: 'Aborted manually' };
    return markup`<p class="actions">${changeLink(frame, abort, ['Abort canary', hiddenText(`of ${remote}`)], kind)}</p>`;
  }
  const rollback = { kind: 'rollback', remote };
  return (
    canRollBack(remote) &&
    markup`<p class="actions">${changeLink(frame, rollback, ['Roll back', hiddenText(remote)], kind)}</p>`
  );
}

/** Number of parts into which the table divides the period. */
const parts = 6;

/** The plotted figures as numbers: totals, and means of each part of the period. */
function figuresTable({ remote, now, before }: Comparison, hours: number): Markup {
  const row = (name: string, one: Child, other: Child) =>
    markup`<tr><th scope="row">${name}</th><td>${one}</td>${before && markup`<td>${other}</td>`}</tr>`;
  const length = now.steps.length / parts;
  const partOf = (of: VersionHealth | null, at: number, { value, text }: Measure) => {
    const steps = of?.steps.slice(at * length, (at + 1) * length) ?? [];
    const found = steps.flatMap((step) => (step ? (value(step) ?? []) : []));
    return found.length > 0 ? text(found.reduce((sum, one) => sum + one) / found.length) : '–';
  };
  const ago = (at: number) => {
    const minutes = (parts - at) * (hours / parts) * 60;
    return minutes < 60 ? `${minutes} min ago` : `${minutes / 60} h ago`;
  };
  return markup`<details><summary>Numbers${hiddenText(`of ${remote}`)}</summary>
    <table class="ledger small"><caption>${hoursText(hours)}</caption>
    <thead><tr><th scope="col">Figure</th><th scope="col">${now.version}</th>${before && markup`<th scope="col">${before.version}</th>`}</tr></thead>
    <tbody>${row('Sessions', now.total.sessions, before?.total.sessions)}
    ${row('Failed server renders', now.total.serverFailures, before?.total.serverFailures)}
    ${funnel.map(([name, count]) => row(name, now.total[count], before?.total[count]))}
    ${measures.map((measure) =>
      Array.from({ length: parts }, (_, at) =>
        row(`${measure.name}, from ${ago(at)}`, partOf(now, at, measure), partOf(before, at, measure)),
      ),
    )}</tbody></table></details>`;
}
