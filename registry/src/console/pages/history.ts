import type { Release } from '@shop/contracts';
import type { Page, PastRelease } from '@shop/contracts/registry';
import { differenceOf } from '../../domain/difference';
import { markup, type Markup, type Piece } from '../markup';
import { documentOf, type Frame } from './layout';
import { actorPiece, changeLink, emptyText, olderLink, sideText, table, timeOf } from './components';

interface History {
  readonly page: Page<PastRelease>;
  readonly head: number;
}

const names = {
  stable: '',
  lastKnownGood: 'last known good ',
  canary: 'canary ',
  killed: 'killed ',
  previews: 'previews ',
};

/** The changes of a release; that of the last known good follows from a promotion and is left out. */
function newsOf(release: Release, before: Release | undefined): Piece {
  if (!before && release.parent !== null) return '…';
  const changes = differenceOf(before?.assignments ?? {}, release.assignments).filter(
    ({ field }) => field !== 'lastKnownGood',
  );
  if (changes.length === 0) return 'nothing';
  return markup`<ul class="news">${changes.map(
    (change) =>
      markup`<li>${change.remote}: ${names[change.field]}<span class="code">${sideText(change, change.from)}</span> to <span class="code">${sideText(change, change.to)}</span></li>`,
  )}</ul>`;
}

/** Every release, with a link to return to it. */
export function historyPage(frame: Frame, { page, head }: History): Markup {
  const { items, next } = page;
  return documentOf(frame, {
    title: 'History',
    place: '/ops/history',
    head,
    content:
      items.length === 0
        ? emptyText('There is no release yet.')
        : markup`${table<PastRelease>(
            'Releases, the newest first',
            [
              { name: 'Release', cell: ({ seq }) => markup`<span class="stamp">${seq}</span>` },
              { name: 'When', cell: ({ at }) => timeOf(at, frame.now) },
              { name: 'By', cell: actorPiece },
              { name: 'Reason', cell: ({ reason }) => reason },
              {
                name: 'Changed',
                cell: (one) =>
                  newsOf(
                    one,
                    items.find(({ seq }) => seq === one.parent),
                  ),
              },
              {
                name: 'Actions',
                cell: ({ seq }) =>
                  seq === head
                    ? 'live'
                    : changeLink({ kind: 'return', seq: String(seq) }, `Return to ${seq}`),
              },
            ],
            items,
          )}${olderLink('/ops/history', next)}`,
  });
}
