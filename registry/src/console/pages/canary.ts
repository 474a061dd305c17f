import type { Assignment, Canary } from '@shop/contracts';
import { reachText } from '@shop/contracts/choice';
import type { HealthOfRemote, HealthWindow } from '@shop/contracts/registry';
import { noHealth, type Health } from '../../modules/telemetry/metrics';
import { changeLink, code, emptyText, field, hiddenFields, remotePath } from '../components';
import { meanText, rateText } from '../format';
import type { Frame } from '../frame';
import { markup, type Child, type Markup } from '../markup';
import { addHealth } from './compare-health';
import { funnel } from './health-cards';

type Side = 'canary' | 'control';

/** The figures of a canary and its control, for a table and for plots. */
export interface Figures {
  readonly canary: Health;
  readonly control: Health;
  readonly series: {
    /** Starts of windows, in seconds since 1970. */
    readonly at: readonly number[];
    /** Percent of sessions that failed; null for a window without sessions. */
    readonly failures: Readonly<Record<Side, readonly (number | null)[]>>;
    /** Mean load time in ms; null for a window without loads. */
    readonly load: Readonly<Record<Side, readonly (number | null)[]>>;
  };
}

const sumOf = (windows: readonly HealthWindow[]): Health => windows.reduce<Health>(addHealth, noHealth);

const rate = (numerator: number, denominator: number) => (denominator > 0 ? numerator / denominator : null);
const percent = ({ failures, sessions }: Health) => rate(100 * failures, sessions);
const meanLoad = ({ loadMs, loads }: Health) => rate(loadMs, loads);

/** Sums and series of a running canary and its control, from concurrent sessions only. */
export function figuresOf(
  windows: readonly HealthWindow[],
  { stable, canary }: Pick<Assignment, 'stable' | 'canary'>,
): Figures {
  const of = {
    canary: windows.filter((one) => one.variant === 'canary' && one.version === canary?.version),
    control: windows.filter((one) => one.variant === 'stable' && one.version === stable),
  };
  const starts = [...new Set([...of.canary, ...of.control].map(({ at }) => at))].sort();
  const series = (side: Side, value: (health: Health) => number | null) =>
    starts.map((start) => value(sumOf(of[side].filter(({ at }) => at === start))));
  const both = (value: (health: Health) => number | null) => ({
    canary: series('canary', value),
    control: series('control', value),
  });
  return {
    canary: sumOf(of.canary),
    control: sumOf(of.control),
    series: {
      at: starts.map((start) => Date.parse(start) / 1000),
      failures: both(percent),
      load: both(meanLoad),
    },
  };
}

const countText = (count: number, before: number | null) =>
  before === null ? String(count) : `${count} (${rateText(count, before)})`;

const lines: readonly (readonly [name: string, text: (health: Health) => string])[] = [
  ['Sessions', ({ sessions }) => String(sessions)],
  ['Failed sessions', ({ failures, sessions }) => countText(failures, sessions)],
  ['Errors', ({ errors }) => String(errors)],
  ['Mean load time', ({ loadMs, loads }) => meanText(loadMs, loads)],
  ['Mean LCP', ({ lcpMs, lcps }) => meanText(lcpMs, lcps)],
  ...funnel.map(
    ([name, of, before]) =>
      [name, (health: Health) => countText(health[of], before && health[before])] as const,
  ),
  ['Server renders', ({ serverRenders }) => String(serverRenders)],
  ['Failed server renders', ({ serverFailures, serverRenders }) => countText(serverFailures, serverRenders)],
];

/** The figures of a canary and its control; the script updates them by `data-figure`. */
export const figureTexts = ({ canary, control }: Figures) =>
  lines.map(([name, text]) => ({ name, canary: text(canary), control: text(control) }));

/** The shoppers who get a canary, such as `10% of shoppers`. */
export const audienceText = (canary: Canary): string =>
  reachText(canary) + (canary.bps > 0 ? ' of shoppers' : '');

interface CanarySection {
  readonly remote: string;
  readonly assignment: Assignment;
  readonly figures: Figures;
  /** Why monitoring has paused the canary. */
  readonly paused: string | null;
  readonly mayAct: boolean;
  readonly seq: number;
  /** Idempotency-Key of the abort form. */
  readonly key: string;
}

/** A running canary compared with its control, and its actions; without a canary, the figures of the stable version. */
export function canarySection(frame: Frame, section: CanarySection): Markup {
  const { remote, assignment, paused, mayAct } = section;
  const { stable, canary } = assignment;
  if (!canary) {
    return markup`${stable !== null && figuresTable(frame, section, [['control', stable]])}
      ${emptyText('There is no running canary. Start one from the list of versions.')}`;
  }
  const share = String(Math.min(100, (2 * canary.bps) / 100));
  const promote = { kind: 'canary-promote', remote, version: canary.version };
  const sides = [
    ['canary', 'Canary'],
    ['control', 'Control'],
  ] as const;
  return markup`<p>${audienceText(canary)} get ${code(canary.version)}. ${
    stable === null
      ? `${remote} has no stable version to compare it with.`
      : markup`Its control is ${code(stable)}.`
  }</p>
    ${paused !== null && markup`<p class="notice cold">Paused: ${paused}</p>`}
    ${figuresTable(frame, section, sides, [plot('failures', 'Failed sessions, %'), plot('load', 'Mean load time, ms')])}
    ${mayAct && abortForm(frame, section)}
    <p class="actions">${changeLink(frame, { kind: 'canary-advance', remote, share }, 'Change share')} ${changeLink(frame, promote, `Promote ${canary.version}`)}</p>`;
}

/** The figures of one or both sides. The console's script updates them. */
function figuresTable(
  { href }: Frame,
  { remote, figures }: CanarySection,
  sides: readonly (readonly [side: Side, name: string])[],
  plots: Child = null,
): Markup {
  return markup`<div class="comparison" data-figures="${href(`${remotePath(remote)}/figures.json`)}">
    <table class="ledger small"><caption>Last hour, updated every few seconds</caption>
    <thead><tr><th scope="col">Figure</th>${sides.map(([, name]) => markup`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${figureTexts(figures).map(
      (line) =>
        markup`<tr><th scope="row">${line.name}</th>${sides.map(
          ([side, name]) => markup`<td data-figure="${side}" data-name="${name}">${line[side]}</td>`,
        )}</tr>`,
    )}</tbody></table>
    ${plots}
  </div>`;
}

const plot = (kind: keyof Omit<Figures['series'], 'at'>, title: string) => markup`
  <figure class="plot">
    <figcaption>${title}</figcaption>
    <div data-plot="${kind}"><p class="empty">No reports yet.</p></div>
  </figure>`;

/** The reason has a default, so that aborting takes one click. */
const abortForm = ({ href }: Frame, { remote, seq, key }: CanarySection) => markup`
  <form class="slip inline" method="post" action="${href('/change')}">
    ${hiddenFields({ kind: 'canary-abort', remote, head: String(seq), key })}
    ${field({ name: 'reason', id: 'abort-reason', label: 'Reason', value: 'Aborted manually', attributes: markup`required maxlength="500"` })}
    <p><button class="danger">Abort canary</button></p>
  </form>`;

/** Minimum number of uncounted failed sessions for the warning: first-time visitors always account for a few. */
const minShownFailures = 20;

/** Warns of versions with many reported failures that do not count. */
export const uncountedFailures = (held: HealthOfRemote['held'] = []): Child =>
  held
    .filter(({ sessions }) => sessions >= minShownFailures)
    .map(
      ({ version, sessions, networks }) => markup`<div class="notice cold">
    <p><strong>${sessions} failed sessions of ${version} are not counted.</strong> They were reported in the last hour, from ${networks} ${networks === 1 ? 'network' : 'networks'}. Open the shop with ${version}. If it works, the reports are forged and you can ignore them. If it fails, roll it back.</p>
  </div>`,
    );
