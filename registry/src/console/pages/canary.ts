import type { Assignment } from '@shop/contracts';
import { reachText } from '@shop/contracts/choice';
import type { Health } from '../../modules/telemetry/metrics';
import type { Figures } from '../figures';
import { meanText, rateText } from '../format';
import { markup, type Markup, type Piece } from '../markup';
import { changeLink, emptyText } from './components';

interface CanaryPiece {
  readonly remote: string;
  readonly assignment: Assignment;
  readonly figures: Figures;
  /** Why the watch has paused the rollout. */
  readonly paused: string | null;
  readonly mayAct: boolean;
  readonly seq: number;
  /** Idempotency-Key of the form that aborts. */
  readonly key: string;
}

/** How far sessions came, and the stage before. */
const stages = [
  ['Saw a product', 'products', null],
  ['Added to the cart', 'carts', 'products'],
  ['Opened the checkout', 'checkouts', 'carts'],
  ['Pressed Pay', 'pays', 'checkouts'],
  ['Paid', 'paid', 'pays'],
  ['Got their order', 'orders', 'checkouts'],
] as const satisfies readonly (readonly [string, keyof Health, keyof Health | null])[];

const stageText = (count: number, before: number | null) =>
  before === null ? String(count) : `${count} (${rateText(count, before)})`;

const lines: readonly (readonly [name: string, text: (health: Health) => string])[] = [
  ['Sessions', ({ sessions }) => String(sessions)],
  ['Failed sessions', ({ failures, sessions }) => `${failures} (${rateText(failures, sessions)})`],
  ['Errors', ({ errors }) => String(errors)],
  ['Mean load time', ({ loadMs, loads }) => meanText(loadMs, loads)],
  ['Mean LCP', ({ lcpMs, lcps }) => meanText(lcpMs, lcps)],
  ...stages.map(
    ([name, of, before]) =>
      [name, (health: Health) => stageText(health[of], before && health[before])] as const,
  ),
  ['Server renders', ({ serverRenders }) => String(serverRenders)],
  [
    'Failed server renders',
    ({ serverFailures, serverRenders }) => `${serverFailures} (${rateText(serverFailures, serverRenders)})`,
  ],
];

/** The figures of a canary and its control; the script updates them by `data-figure`. */
export const figureTexts = ({ canary, control }: Figures) =>
  lines.map(([name, text]) => ({ name, canary: text(canary), control: text(control) }));

const plot = (kind: string, title: string) => markup`
  <figure class="plot">
    <figcaption>${title}</figcaption>
    <div data-plot="${kind}"><p class="empty">The plot begins with the first reports.</p></div>
  </figure>`;

/** Always available: one press, with a default reason. */
const abortForm = ({ remote, seq, key }: CanaryPiece) => markup`
  <form class="slip inline abort" method="post" action="/ops/change">
    <input type="hidden" name="kind" value="canary-abort">
    <input type="hidden" name="remote" value="${remote}">
    <input type="hidden" name="head" value="${seq}">
    <input type="hidden" name="key" value="${key}">
    <p><label for="abort-reason">Reason</label> <input id="abort-reason" name="reason" value="Aborted by hand" required maxlength="500"></p>
    <p><button class="danger">Abort the canary</button></p>
  </form>`;

const caption = 'The last hour, counted anew every few seconds';

/** The figures of the stable version, while there is no canary. */
const stableTable = ({ remote, figures }: CanaryPiece, stable: string) => markup`
  <div class="trial" data-figures="/ops/remotes/${remote}/figures.json">
    <table class="ledger small"><caption>${caption}</caption>
    <thead><tr><th scope="col">Figure</th><th scope="col">${stable}</th></tr></thead>
    <tbody>${figureTexts(figures).map(
      (line) =>
        markup`<tr><th scope="row">${line.name}</th><td data-figure="control" data-name="${stable}">${line.control}</td></tr>`,
    )}</tbody></table>
  </div>`;

/** A running canary beside its control, with its actions. */
export function canaryPiece(piece: CanaryPiece): Markup {
  const { remote, assignment, figures, paused, mayAct } = piece;
  const { stable, canary } = assignment;
  if (!canary) {
    return markup`${stable !== null && stableTable(piece, stable)}${emptyText('No canary is running. Start one from a version below.')}`;
  }
  const advance = { kind: 'canary-advance', remote, share: String(Math.min(100, (2 * canary.bps) / 100)) };
  const promote = { kind: 'canary-promote', remote, version: canary.version };
  const head: Piece = markup`<p><span class="code">${canary.version}</span> goes to ${reachText(canary)} of shoppers; ${
    stable === null
      ? markup`nobody else has ${remote} yet, so that it is compared with nothing.`
      : markup`its control is <span class="code">${stable}</span>.`
  }</p>`;
  return markup`${head}
    ${paused !== null && markup`<p class="notice cold">Paused: ${paused}</p>`}
    <div class="trial" data-figures="/ops/remotes/${remote}/figures.json">
      <table class="ledger small"><caption>${caption}</caption>
      <thead><tr><th scope="col">Figure</th><th scope="col">Canary</th><th scope="col">Control</th></tr></thead>
      <tbody>${figureTexts(figures).map(
        (line) =>
          markup`<tr><th scope="row">${line.name}</th><td data-figure="canary" data-name="Canary">${line.canary}</td><td data-figure="control" data-name="Control">${line.control}</td></tr>`,
      )}</tbody></table>
      ${plot('failures', 'Failed sessions, %')}
      ${plot('load', 'Mean load time, ms')}
    </div>
    ${mayAct && abortForm(piece)}
    <p class="actions">${changeLink(advance, 'Change its share')} ${changeLink(promote, `Promote ${canary.version}`)}</p>`;
}
