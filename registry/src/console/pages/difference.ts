import type { Artifact } from '@shop/contracts';
import { differenceOfArtifacts, type FileRow, type Row } from '../artifact-difference';
import { sizeText } from '../format';
import { markup, type Markup, type Piece } from '../markup';
import { documentOf, type Frame } from './layout';
import { emptyText, table } from './components';

type Version = Pick<Artifact, 'version'>;

const options = (versions: readonly Version[], chosen: string | undefined) =>
  versions.map(
    ({ version }) =>
      markup`<option value="${version}"${version === chosen && markup` selected`}>${version}</option>`,
  );

/** Chooses the two versions to compare; by default the newest and the one before. */
export function compareForm(
  remote: string,
  versions: readonly Version[],
  chosen?: { readonly from: string; readonly to: string },
): Markup {
  const { from = versions[1]?.version, to = versions[0]?.version } = chosen ?? {};
  return markup`<form class="slip inline" action="/ops/remotes/${remote}/difference">
    <p><label for="from">From</label> <select id="from" name="from">${options(versions, from)}</select></p>
    <p><label for="to">To</label> <select id="to" name="to">${options(versions, to)}</select></p>
    <p><button class="quiet">Compare</button></p>
  </form>`;
}

function rows(title: string, found: readonly Row[], from: string, to: string): Piece {
  return (
    found.length > 0 &&
    table<Row>(
      title,
      [
        { name: 'What', cell: ({ name }) => markup`<span class="code">${name}</span>` },
        { name: from, cell: (row) => row.from ?? '–' },
        { name: to, cell: (row) => row.to ?? '–' },
      ],
      found,
    )
  );
}

function fileRows(found: readonly FileRow[], from: string, to: string): Piece {
  const sized = (size: number | null) => (size === null ? '–' : sizeText(size));
  const grown = ({ from: before, to: after }: FileRow) => {
    const difference = (after ?? 0) - (before ?? 0);
    return `${difference > 0 ? '+' : ''}${sizeText(difference)}`;
  };
  return (
    found.length > 0 &&
    table<FileRow>(
      'Files of another size',
      [
        { name: 'File', cell: ({ name }) => markup`<span class="code">${name}</span>` },
        { name: from, cell: (row) => sized(row.from) },
        { name: to, cell: (row) => sized(row.to) },
        { name: 'Grown by', cell: grown },
      ],
      found,
    )
  );
}

interface DifferencePage {
  readonly from: Artifact;
  readonly to: Artifact;
  readonly versions: readonly Version[];
}

/** The differences between two versions of a remote. */
export function differencePage(frame: Frame, { from, to, versions }: DifferencePage): Markup {
  const found = differenceOfArtifacts(from, to);
  const parts = [
    rows('Modules', found.exposes, from.version, to.version),
    rows('Addresses', found.routes, from.version, to.version),
    rows('Slots', found.slots, from.version, to.version),
    rows('Shared packages', found.shared, from.version, to.version),
    rows('Store', found.storeContract, from.version, to.version),
    fileRows(found.files, from.version, to.version),
  ].filter(Boolean);
  return documentOf(frame, {
    title: `${to.remote}: ${from.version} and ${to.version}`,
    place: '/ops',
    ofAll: true,
    content: markup`
      <p><a href="/ops/remotes/${to.remote}">All of ${to.remote}</a></p>
      ${compareForm(to.remote, versions, { from: from.version, to: to.version })}
      <p>All files: ${sizeText(found.total.from)} and ${sizeText(found.total.to)}.</p>
      ${from.digest === to.digest ? emptyText('Both hold the very same bytes.') : parts}
      ${from.digest !== to.digest && parts.length === 0 && emptyText('The same modules, addresses, slots, packages and sizes; only contents of files differ.')}`,
  });
}
