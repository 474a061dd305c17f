import type { GateFinding, GatePage, GateReport, GateState } from '@shop/contracts/registry';
import { code, emptyText, mark, remoteLink, table, timeOf } from '../components';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import type { RegistryCalls } from '../registry-calls';
import type { Screens } from '../screens';

const registryPath = ({ envPath }: RegistryCalls, id: string) =>
  `${envPath}/gate/reports/${encodeURIComponent(id)}`;

/** A gate report, with its screenshots. */
export function gateScreen({ page, file }: Screens): void {
  page('/gate/:id', async (context) => {
    const { calls, params } = context;
    const path = registryPath(calls, params.id);
    const report = await calls.get<GateReport>(path);
    // Screenshots are deleted earlier than their reports.
    const hasPictures =
      report.pictures.length > 0 &&
      (await calls.bytes(`${path}/pictures/0/live`).then(
        () => true,
        () => false,
      ));
    return reportPage(context, report, hasPictures);
  });

  file('/gate/:id/pictures/:place/:side', (calls, { id, place, side }) => ({
    path: `${registryPath(calls, id)}/pictures/${encodeURIComponent(place)}/${encodeURIComponent(side)}`,
    type: 'image/jpeg',
  }));
}

const verdictTexts = { passed: 'passed', refused: 'rejected', unchecked: 'not checked' } as const;

/** A verdict as a badge. */
export const verdictMark = (verdict: GateState['verdict']): Markup => {
  const kinds = { passed: 'good', refused: 'bad', unchecked: 'fair' } as const;
  return mark(kinds[verdict], verdictTexts[verdict]);
};

export const refusalsOf = ({ findings }: Pick<GateReport, 'findings'>): readonly GateFinding[] =>
  findings.filter(({ severity }) => severity === 'refuse');

export const reportPath = ({ id }: Pick<GateReport, 'id'>): string => `/gate/${id}`;

function reportPage(frame: Frame, report: GateReport, hasPictures: boolean): Markup {
  const { candidates, verdict, findings, pages, pictures, actor, at, seconds, browser, requestedBy } = report;
  const versions = candidates.map(({ remote, version }) => `${remote}@${version}`).join(', ');
  const [first] = candidates;
  const notes = findings.filter(({ severity }) => severity === 'note');
  return documentOf(frame, {
    title: `Gate: ${versions}`,
    place: '',
    content: markup`
      <p class="lead">${verdictMark(verdict)} ${pages.length} pages in ${seconds} s, with ${browser}, by ${actor}${requestedBy !== undefined && `, requested by ${requestedBy}`}, ${timeOf(at, frame.now)}.</p>
      ${first && remoteLink(frame, first.remote)}
      <section><h2>Findings</h2>
      ${findings.length === 0 && emptyText('No findings.')}
      ${findingsTable('Rejected', refusalsOf(report))}
      ${findingsTable('Notes', notes)}</section>
      ${
        pictures.length > 0 &&
        markup`<section><h2>Screenshots</h2>${hasPictures ? pictures.map((_, place) => screenshots(frame, report, place)) : emptyText('The screenshots of this report have been deleted. Only the last 20 reports keep theirs.')}</section>`
      }
      ${pages.length > 0 && markup`<section><h2>Pages</h2>${pagesTable(pages)}</section>`}`,
  });
}

const checkNames: Readonly<Record<GateFinding['check'], string>> = {
  render: 'Server rendering',
  'server-time': 'Server time',
  script: 'Scripts',
  fallback: 'Files and fallbacks',
  hydration: 'Hydration',
  landmarks: 'Landmarks',
  globals: 'Globals',
  clicks: 'Clicks',
  purchase: 'Purchase',
  facts: 'Names and prices',
  traffic: 'Requests',
  capabilities: 'Capabilities',
  stay: 'Idle page',
  print: 'Print',
  offline: 'Offline',
  weight: 'Size',
  paint: 'Largest paint',
  shift: 'Layout shift',
  picture: 'Screenshot',
  scope: 'Not checked',
};

const findingsTable = (caption: string, findings: readonly GateFinding[]): Child =>
  findings.length > 0 &&
  table<GateFinding>(
    caption,
    [
      { name: 'Check', cell: ({ check }) => checkNames[check] },
      {
        name: 'Page',
        cell: ({ path, width }) => markup`${path ?? '–'}${width !== null && ` at ${width} px`}`,
      },
      { name: 'Finding', cell: ({ message }) => message },
    ],
    findings,
  );

const ms = (value: number | null) => (value === null ? '–' : `${value} ms`);
const score = (value: number | null | undefined) => value?.toFixed(2) ?? '–';
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

const pagesTable = (pages: readonly GatePage[]): Markup =>
  table<GatePage>(
    'Pages opened',
    [
      { name: 'Page', cell: ({ path }) => code(path) },
      { name: 'Width', cell: ({ width }) => `${width} px` },
      { name: 'Server', cell: ({ serverMs }) => ms(serverMs) },
      { name: 'Largest paint', cell: ({ paintMs }) => ms(paintMs) },
      { name: 'Live paint', cell: ({ livePaintMs }) => ms(livePaintMs) },
      { name: 'Layout shift', cell: ({ shift }) => score(shift) },
      { name: 'Live shift', cell: ({ liveShift }) => score(liveShift) },
      {
        name: 'Changed pixels',
        cell: ({ difference }) => (difference === null ? '–' : percent(difference)),
      },
    ],
    pages,
  );

function screenshots({ href }: Frame, report: GateReport, place: number): Child {
  const picture = report.pictures[place];
  if (!picture) return null;
  const { path, width, difference } = picture;
  const side = (name: 'live' | 'candidate', text: string) =>
    markup`<figure><img src="${href(`${reportPath(report)}/pictures/${place}/${name}`)}" alt="${path} at ${width} px, ${text}" loading="lazy"><figcaption>${text}</figcaption></figure>`;
  return markup`<h3>${code(path)} at ${width} px: ${percent(difference)} of the pixels differ</h3>
    <div class="pair">${side('live', 'Live')}${side('candidate', 'Candidate')}</div>`;
}
