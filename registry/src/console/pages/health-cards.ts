import type { Health } from '../../modules/telemetry/metrics';
import type { Comparison, VersionHealth } from '../compare-health';
import { concernsOf, labelsOf, verdictOf } from '../judgement-text';
import { markup, type Markup, type Piece } from '../markup';
import { changeLink, emptyText } from './components';
import { sparkPlot } from './spark-plot';

interface HealthCards {
  /** The worst first. */
  readonly comparisons: readonly Comparison[];
  readonly hours: number;
  /** Whether the viewer may move a remote's versions. */
  readonly mayAct: (remote: string) => boolean;
  /** Whether there is a good version to go back to. */
  readonly hasWayBack: (remote: string) => boolean;
}

interface Measure {
  readonly name: string;
  readonly value: (health: Health) => number | null;
  readonly text: (value: number) => string;
  readonly least: number;
}

const share = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : null);
const percent = (value: number) => `${value.toFixed(1)} %`;
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;

/** What is plotted, the gravest first. */
const measures: readonly Measure[] = [
  {
    name: 'Failed sessions',
    value: ({ failures, sessions }) => share(failures, sessions),
    text: percent,
    least: 5,
  },
  {
    name: 'Mean LCP',
    value: ({ lcpMs, lcps }) => (lcps > 0 ? lcpMs / lcps : null),
    text: seconds,
    least: 1000,
  },
  {
    name: 'Orders by checkouts',
    value: ({ orders, checkouts }) => share(orders, checkouts),
    text: percent,
    least: 5,
  },
];

/** How far sessions came. */
const funnel = [
  ['Saw a product', 'products'],
  ['Added to the cart', 'carts'],
  ['Opened the checkout', 'checkouts'],
  ['Pressed Pay', 'pays'],
  ['Paid', 'paid'],
  ['Got their order', 'orders'],
] as const satisfies readonly (readonly [string, keyof Health])[];

const ranges = [1, 6, 24] as const;
const hoursText = (hours: number) => (hours === 1 ? 'Last hour' : `Last ${hours} hours`);

const valueText = ({ value, text }: Measure, health: Health | null | undefined): string => {
  const found = health ? value(health) : null;
  return found === null ? '–' : text(found);
};

function plotOf(measure: Measure, { now, before, isCanary, switchedAt }: Comparison, hours: number): Markup {
  const { name, value, text, least } = measure;
  const series = (of: VersionHealth | null) => (of?.steps ?? []).map((step) => (step ? value(step) : null));
  const [current, earlier] = [valueText(measure, now.total), valueText(measure, before?.total)];
  const label = `${name}, ${hoursText(hours).toLowerCase()}: ${current} of ${now.version}${before ? `, ${earlier} of ${before.version}` : ''}`;
  return markup`<div class="measure"><p><span class="name">${name}</span> <strong>${current}</strong>${before && markup` <span class="aside">${isCanary ? 'control' : 'before'} ${earlier}</span>`}</p>
    ${sparkPlot({ label, now: series(now), before: series(before), mark: switchedAt, least, textOf: text })}</div>`;
}

/** What the plots show, in numbers: as a whole, and by the hour or ten minutes. */
function numbersOf({ remote, now, before }: Comparison, hours: number): Markup {
  const row = (name: string, one: Piece, other: Piece) =>
    markup`<tr><th scope="row">${name}</th><td>${one}</td>${before && markup`<td>${other}</td>`}</tr>`;
  const parts = 6;
  const length = now.steps.length / parts;
  const partOf = (of: VersionHealth | null, at: number, { value, text }: Measure) => {
    const found = (of?.steps.slice(at * length, (at + 1) * length) ?? []).flatMap((step) =>
      step ? (value(step) ?? []) : [],
    );
    return found.length > 0 ? text(found.reduce((sum, one) => sum + one) / found.length) : '–';
  };
  const ago = (at: number) => {
    const minutes = (parts - at) * (hours / parts) * 60;
    return minutes < 60 ? `${minutes} min ago` : `${minutes / 60} h ago`;
  };
  return markup`<details><summary>Numbers<span class="hidden"> of ${remote}</span></summary>
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

const isWorse = ({ judged }: Comparison) => verdictOf(judged) === 'worse';

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

/** The one press that helps when it is worse; a quiet link otherwise. */
function wayOut(comparison: Comparison, { mayAct, hasWayBack }: HealthCards): Piece {
  const { remote, isCanary } = comparison;
  const kind = isWorse(comparison) ? 'action danger' : 'action';
  const of = markup`<span class="hidden"> ${isCanary ? 'of ' : ''}${remote}</span>`;
  if (!mayAct(remote)) return null;
  if (isCanary) {
    const abort = { kind: 'canary-abort', remote, reason: 'Aborted by hand' };
    return markup`<p class="actions">${changeLink(abort, markup`Abort the canary${of}`, kind)}</p>`;
  }
  return (
    hasWayBack(remote) &&
    markup`<p class="actions">${changeLink({ kind: 'rollback', remote }, markup`Roll back${of}`, kind)}</p>`
  );
}

function cardOf(comparison: Comparison, cards: HealthCards): Markup {
  const { remote, now, before, isCanary } = comparison;
  return markup`<li class="${isWorse(comparison) ? 'card worse' : 'card'}">
    <h3><a href="/ops/remotes/${remote}">${remote} <span class="code">${now.version}</span></a>${isCanary && ' on trial'}</h3>
    ${verdictText(comparison)}
    <p class="legend aside"><span class="line-now">${now.version}</span>${before && markup` <span class="line-before">${before.version}${isCanary ? ', its control' : ', before'}</span>`}</p>
    <div class="measures">${measures.map((measure) => plotOf(measure, comparison, cards.hours))}
      <p class="axis aside" aria-hidden="true"><span>${cards.hours} h ago</span><span>now</span></p></div>
    ${wayOut(comparison, cards)}
    ${numbersOf(comparison, cards.hours)}
  </li>`;
}

function summaryOf(comparisons: readonly Comparison[]): Markup {
  const worse = comparisons.filter(isWorse).length;
  if (worse > 0)
    return markup`<p class="mark-bad">${worse} of ${comparisons.length} live versions ${worse === 1 ? 'does' : 'do'} worse than the last good one.</p>`;
  const good = comparisons.filter(({ judged }) => verdictOf(judged) === 'as good').length;
  return good === 0
    ? markup`<p class="aside">There is not enough data to judge the live versions.</p>`
    : markup`<p class="mark-good">${good} of ${comparisons.length} live versions ${good === 1 ? 'is' : 'are'} no worse than the last good one; nothing is known against the others.</p>`;
}

/** Each live version beside the one that it is judged against, by plots; the worst first, each with the way out. */
export function healthCards(cards: HealthCards): Markup {
  const { comparisons, hours } = cards;
  return markup`<section class="health" aria-labelledby="health"><h2 id="health">Health</h2>
    ${comparisons.length > 0 && summaryOf(comparisons)}
    <p class="actions">${ranges.map(
      (range) =>
        markup`<a class="action" href="/ops?hours=${range}"${range === hours && markup` aria-current="true"`}>${hoursText(range)}</a> `,
    )}</p>
    ${comparisons.length === 0 ? emptyText('Nothing is live yet.') : markup`<ul class="cards">${comparisons.map((one) => cardOf(one, cards))}</ul>`}
  </section>`;
}
