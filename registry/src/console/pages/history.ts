import type { Release } from '@shop/contracts';
import type { Change, Page, PastRelease } from '@shop/contracts/registry';
import { differenceOf } from '../../domain/difference';
import {
  actorText,
  changeLink,
  code,
  emptyText,
  mark,
  olderLink,
  sideText,
  table,
  timeOf,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { pageQuery, stateOf } from '../registry-calls';
import type { Screens } from '../screens';

const pageSize = 50;

/** Every release, with a link to return to it. */
export function historyScreen({ page }: Screens): void {
  page('/history', draw);
}

async function draw(context: ConsoleRequest): Promise<Markup> {
  const { calls, href, query, now } = context;
  const { release } = await stateOf(calls);
  const head = release?.seq ?? 0;
  const path = `${calls.envPath}/history?${pageQuery(query.before, pageSize)}`;
  const { items, next } = await calls.get<Page<PastRelease>>(path);
  const releases = () =>
    table<PastRelease>(
      'Releases, newest first',
      [
        {
          name: 'Release',
          cell: ({ seq }) =>
            markup`<span class="stamp">${seq}</span> ${seq === head && mark('good', 'live')}`,
        },
        { name: 'When', cell: ({ at }) => timeOf(at, now) },
        { name: 'By', cell: actorText },
        { name: 'Reason', cell: ({ reason }) => reason },
        {
          name: 'Changes',
          cell: (one) =>
            changesOf(
              one,
              items.find(({ seq }) => seq === one.parent),
            ),
        },
        {
          name: 'Actions',
          cell: ({ seq }) =>
            seq === head
              ? null
              : changeLink(context, { kind: 'return', seq: String(seq) }, `Return to release ${seq}`),
        },
      ],
      items,
    );
  return documentOf(context, {
    title: 'History',
    place: '/history',
    head,
    content:
      items.length === 0
        ? emptyText('No releases yet.')
        : markup`${releases()}${olderLink(href('/history'), next)}`,
  });
}

const fieldNames: Readonly<Record<Exclude<Change['field'], 'killed' | 'flag'>, string>> = {
  stable: '',
  lastKnownGood: 'last known good ',
  canary: 'canary ',
  previews: 'previews ',
};

/** The changes of a release. Changes of the last known good version follow from promotions and are omitted. */
export function changesOf(release: Release, before: Release | undefined): Child {
  if (!before && release.parent !== null) return '…';
  const changes = differenceOf(before?.assignments ?? {}, release.assignments).filter(
    ({ field }) => field !== 'lastKnownGood',
  );
  if (changes.length === 0) return 'none';
  return markup`<ul class="news">${changes.map(
    (change) => markup`<li>${change.remote}: ${changeText(change)}</li>`,
  )}</ul>`;
}

function changeText(change: Change): Child {
  const { field, from, to } = change;
  if (field === 'killed') return to === 'true' ? 'disabled' : 'enabled';
  if (field === 'flag')
    return markup`${code(change.flag ?? '')} ${code(sideText(change, from))} to ${code(sideText(change, to))}`;
  return markup`${fieldNames[field]}${code(sideText(change, from))} to ${code(sideText(change, to))}`;
}
