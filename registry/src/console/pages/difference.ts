import type { Artifact } from '@shop/contracts';
import type { ListedArtifact } from '@shop/contracts/registry';
import { capabilitiesOf } from '@shop/protocol';
import { bytesOf, code, emptyText, remoteLink, remotePath, selectField, table } from '../components';
import { sizeText } from '../format';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { versionsOfRemote } from '../registry-calls';
import type { Screens } from '../screens';

/** The differences between two versions of a remote. */
export function differenceScreen({ page }: Screens): void {
  page('/remotes/:remote/difference', async (context) => {
    const { calls, params, query } = context;
    const { remote } = params;
    const artifact = (version = '') =>
      calls.get<ListedArtifact>(`/artifacts/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`);
    const [from, to] = [await artifact(query.from), await artifact(query.to)];
    return differencePage(context, { from, to, versions: await versionsOfRemote(calls, remote) });
  });
}

/** One line of a comparison; null where a version does not have it. */
interface Row<T> {
  readonly name: string;
  readonly from: T | null;
  readonly to: T | null;
}

type Values<T> = Readonly<Record<string, T>>;

function rowsOf<T>(from: Values<T>, to: Values<T>): readonly Row<T>[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .sort()
    .map((name) => ({ name, from: from[name] ?? null, to: to[name] ?? null }))
    .filter((row) => row.from !== row.to);
}

const exposed = ({ exposes }: Artifact): Values<string> =>
  Object.fromEntries(exposes.map((name) => [name, 'exposed']));
const routed = ({ routes }: Artifact): Values<string> =>
  Object.fromEntries(routes.map(({ path, module }) => [path, module]));
const used = (artifact: Artifact): Values<string> =>
  Object.fromEntries(capabilitiesOf(artifact).map((name) => [name, 'used']));
const slotted = ({ slots }: Artifact): Values<string> =>
  Object.fromEntries(slots.map(({ slot, module }) => [`${slot}: ${module}`, 'filled']));
const shared = ({ shared: { required, provided = {} } }: Artifact): Values<string> => ({
  ...required,
  ...Object.fromEntries(Object.entries(provided).map(([name, version]) => [`${name} (bundled)`, version])),
});

/** File names contain a hash of their contents; without it a changed file is recognized. */
const withoutHash = (path: string) => path.replace(/\.[0-9a-f]{8,}(?=\.)/g, '');

function sizes({ files }: Artifact): Values<number> {
  const result: Record<string, number> = {};
  for (const { path, size } of files) {
    const name = withoutHash(path);
    result[name] = (result[name] ?? 0) + size;
  }
  return result;
}

/** The differences between two versions of a remote; equal lines are left out, sizes are in bytes. */
export function differenceOfArtifacts(from: Artifact, to: Artifact) {
  return {
    exposes: rowsOf(exposed(from), exposed(to)),
    routes: rowsOf(routed(from), routed(to)),
    slots: rowsOf(slotted(from), slotted(to)),
    capabilities: rowsOf(used(from), used(to)),
    shared: rowsOf(shared(from), shared(to)),
    storeContract: rowsOf({ contract: String(from.storeContract) }, { contract: String(to.storeContract) }),
    files: rowsOf(sizes(from), sizes(to)),
    total: { from: bytesOf(from), to: bytesOf(to) },
  };
}

type Version = Pick<Artifact, 'version'>;

/** Chooses the two versions to compare; by default the newest and the previous one. */
export function compareForm(
  { href }: Frame,
  remote: string,
  versions: readonly Version[],
  chosen?: { readonly from: string; readonly to: string },
): Markup {
  const { from = versions[1]?.version, to = versions[0]?.version } = chosen ?? {};
  const options = versions.map(({ version }) => [version, version] as const);
  return markup`<form class="slip inline" action="${href(`${remotePath(remote)}/difference`)}">
    ${selectField({ name: 'from', label: 'From', value: from }, options)}
    ${selectField({ name: 'to', label: 'To', value: to }, options)}
    <p><button class="quiet">Compare</button></p>
  </form>`;
}

interface DifferencePage {
  readonly from: Artifact;
  readonly to: Artifact;
  readonly versions: readonly Version[];
}

function differencePage(frame: Frame, { from, to, versions }: DifferencePage): Markup {
  const found = differenceOfArtifacts(from, to);
  const names = [from.version, to.version] as const;
  const tables = [
    rowsTable('Browser capabilities', found.capabilities, names),
    rowsTable('Modules', found.exposes, names),
    rowsTable('Routes', found.routes, names),
    rowsTable('Slots', found.slots, names),
    rowsTable('Shared packages', found.shared, names),
    rowsTable('Store', found.storeContract, names),
    filesTable(found.files, names),
  ].filter(Boolean);
  const isEqual = from.digest === to.digest;
  return documentOf(frame, {
    title: `${to.remote}: ${from.version} and ${to.version}`,
    place: '',
    ofAll: true,
    content: markup`
      ${remoteLink(frame, to.remote)}
      ${compareForm(frame, to.remote, versions, { from: from.version, to: to.version })}
      <p>Total size: ${sizeText(found.total.from)} and ${sizeText(found.total.to)}.</p>
      ${isEqual && emptyText('The files of both versions are identical.')}
      ${tables}
      ${!isEqual && tables.length === 0 && emptyText('Modules, routes, slots, packages and sizes are the same; only the contents of files differ.')}`,
  });
}

type Names = readonly [from: string, to: string];

const rowsTable = (title: string, rows: readonly Row<string>[], [from, to]: Names): Child =>
  rows.length > 0 &&
  table<Row<string>>(
    title,
    [
      { name: 'Name', cell: ({ name }) => code(name) },
      { name: from, cell: (row) => row.from ?? '–' },
      { name: to, cell: (row) => row.to ?? '–' },
    ],
    rows,
  );

function filesTable(rows: readonly Row<number>[], [from, to]: Names): Child {
  const sized = (size: number | null) => (size === null ? '–' : sizeText(size));
  const growth = (row: Row<number>) => {
    const difference = (row.to ?? 0) - (row.from ?? 0);
    return `${difference > 0 ? '+' : ''}${sizeText(difference)}`;
  };
  return (
    rows.length > 0 &&
    table<Row<number>>(
      'Files with different sizes',
      [
        { name: 'File', cell: ({ name }) => code(name) },
        { name: from, cell: (row) => sized(row.from) },
        { name: to, cell: (row) => sized(row.to) },
        { name: 'Change', cell: growth },
      ],
      rows,
    )
  );
}
