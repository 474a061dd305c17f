import type { Health } from '../../modules/telemetry/health';
import type { Comparison, VersionHealth } from '../compare-health';
import { markup, type Markup, type Piece } from '../markup';
import { changeLink, emptyText } from './pieces';
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
    name: 'Orders by product views',
    value: ({ orders, products }) => share(orders, products),
    text: percent,
    least: 5,
  },
];

/** How far sampled sessions came. */
const funnel = [
  ['Saw a product', 'products'],
  ['Added to the cart', 'carts'],
  ['Began the checkout', 'checkouts'],
  ['Placed an order', 'orders'],
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
    <table class="ledger small"><caption>${hoursText(hours)}; purchases are those of one session in ten</caption>
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

function verdictOf({ concerns, now, before }: Comparison): Markup {
  if (concerns.length > 0)
    return markup`<ul class="concerns">${concerns.map((text) => markup`<li class="mark-bad">${text}</li>`)}</ul>`;
  if (now.total.sessions + now.total.serverRenders === 0)
    return markup`<p class="aside">Nothing was reported of ${now.version} in this time.</p>`;
  if (!before) return markup`<p class="aside">Nothing was live before it.</p>`;
  return before.total.sessions === 0
    ? markup`<p class="aside">Nobody had ${before.version} in this time: a longer one may compare them.</p>`
    : markup`<p class="mark-good">No worse than ${before.version}</p>`;
}

/** The one press that helps when it is worse; a quiet link otherwise. */
function wayOut(comparison: Comparison, { mayAct, hasWayBack }: HealthCards): Piece {
  const { remote, isCanary, concerns } = comparison;
  const kind = concerns.length > 0 ? 'action danger' : 'action';
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
  const { remote, now, before, isCanary, concerns } = comparison;
  return markup`<li class="${concerns.length > 0 ? 'card worse' : 'card'}">
    <h3><a href="/ops/remotes/${remote}">${remote} <span class="code">${now.version}</span></a>${isCanary && ' on trial'}</h3>
    ${verdictOf(comparison)}
    <p class="legend aside"><span class="line-now">${now.version}</span>${before && markup` <span class="line-before">${before.version}${isCanary ? ', its control' : ', before'}</span>`}</p>
    <div class="measures">${measures.map((measure) => plotOf(measure, comparison, cards.hours))}
      <p class="axis aside" aria-hidden="true"><span>${cards.hours} h ago</span><span>now</span></p></div>
    ${wayOut(comparison, cards)}
    ${numbersOf(comparison, cards.hours)}
  </li>`;
}

/** Each live version beside the one before it, by plots; the worst first, each with the way out. */
export function healthCards(cards: HealthCards): Markup {
  const { comparisons, hours } = cards;
  const worse = comparisons.filter(({ concerns }) => concerns.length > 0).length;
  const summary =
    worse === 0
      ? 'No live version does worse than the one before it.'
      : `${worse} of ${comparisons.length} live versions ${worse === 1 ? 'does' : 'do'} worse than the one before.`;
  return markup`<section class="health" aria-labelledby="health"><h2 id="health">Health</h2>
    <p class="${worse > 0 ? 'mark-bad' : 'mark-good'}">${summary}</p>
    <p class="actions">${ranges.map(
      (range) =>
        markup`<a class="action" href="/ops?hours=${range}"${range === hours && markup` aria-current="true"`}>${hoursText(range)}</a> `,
    )}</p>
    ${comparisons.length === 0 ? emptyText('Nothing is live yet.') : markup`<ul class="cards">${comparisons.map((one) => cardOf(one, cards))}</ul>`}
  </section>`;
}
