import type { GateFinding, GatePage, GateReport } from '@shop/contracts/registry';
import { markup, type Markup, type Piece } from '../markup';
import { refusalsOf, reportAddress, verdictMark } from './gate-piece';
import { documentOf, type Frame } from './layout';
import { emptyText, table, timeOf } from './components';

const names: Readonly<Record<GateFinding['check'], string>> = {
  render: 'Rendering on the server',
  'server-time': 'Time on the server',
  script: 'Scripts',
  fallback: 'Files and fallbacks',
  hydration: 'Hydration',
  landmarks: 'Landmarks',
  globals: 'Globals',
  clicks: 'Clicks',
  purchase: 'Purchase',
  facts: 'Names and prices',
  traffic: 'Requests',
  stay: 'Left alone',
  print: 'Print',
  offline: 'Offline',
  weight: 'Weight',
  paint: 'Largest paint',
  picture: 'Picture',
  scope: 'What was not looked at',
};

const findingsTable = (caption: string, findings: readonly GateFinding[]): Piece =>
  findings.length > 0 &&
  table<GateFinding>(
    caption,
    [
      { name: 'What', cell: ({ check }) => names[check] },
      {
        name: 'Where',
        cell: ({ path, width }) => markup`${path ?? '–'}${width !== null && ` at ${width} px`}`,
      },
      { name: 'Found', cell: ({ message }) => message },
    ],
    findings,
  );

const ms = (value: number | null) => (value === null ? '–' : `${value} ms`);

const pagesTable = (pages: readonly GatePage[]): Markup =>
  table<GatePage>(
    'Pages that were opened',
    [
      { name: 'Page', cell: ({ path }) => markup`<span class="code">${path}</span>` },
      { name: 'Width', cell: ({ width }) => `${width} px` },
      { name: 'Server', cell: ({ serverMs }) => ms(serverMs) },
      { name: 'Largest paint', cell: ({ paintMs }) => ms(paintMs) },
      { name: 'Live', cell: ({ livePaintMs }) => ms(livePaintMs) },
      {
        name: 'Looks different in',
        cell: ({ difference }) => (difference === null ? '–' : `${(100 * difference).toFixed(1)} %`),
      },
    ],
    pages,
  );

function pictureOf(report: GateReport, place: number): Piece {
  const picture = report.pictures[place];
  if (!picture) return null;
  const { path, width, difference } = picture;
  const side = (name: 'live' | 'candidate', words: string) =>
    markup`<figure><img src="${reportAddress(report)}/pictures/${place}/${name}" alt="${path} at ${width} px, ${words}" loading="lazy"><figcaption>${words}</figcaption></figure>`;
  return markup`<h3><span class="code">${path}</span> at ${width} px: ${(100 * difference).toFixed(1)} % of the pixels</h3>
    <div class="pair">${side('live', 'Live')}${side('candidate', 'With the candidate')}</div>`;
}

interface ReportPage {
  readonly report: GateReport;
  /** Whether its pictures are still there. */
  readonly hasPictures: boolean;
}

/** What one run of the gate found. */
export function gatePage(frame: Frame, { report, hasPictures }: ReportPage): Markup {
  const { candidates, verdict, findings, pages, pictures, actor, at, seconds, browser } = report;
  const named = candidates.map(({ remote, version }) => `${remote}@${version}`).join(', ');
  const [first] = candidates;
  return documentOf(frame, {
    title: `Gate: ${named}`,
    place: '/ops',
    content: markup`
      <p class="lead">${verdictMark(verdict)} ${pages.length} pages in ${seconds} s, with ${browser}, by ${actor}, ${timeOf(at, frame.now)}.</p>
      ${first && markup`<p><a href="/ops/remotes/${first.remote}">All of ${first.remote}</a></p>`}
      <section><h2>Findings</h2>
      ${findings.length === 0 && emptyText('Nothing was found.')}
      ${findingsTable('Refused', refusalsOf(report))}
      ${findingsTable(
        'Noted',
        findings.filter(({ severity }) => severity === 'note'),
      )}</section>
      ${
        pictures.length > 0 &&
        markup`<section><h2>Pictures</h2>${hasPictures ? pictures.map((_, place) => pictureOf(report, place)) : emptyText('The pictures of this report have been cleaned up: the last 20 reports keep theirs.')}</section>`
      }
      ${pages.length > 0 && markup`<section><h2>Pages</h2>${pagesTable(pages)}</section>`}`,
  });
}
