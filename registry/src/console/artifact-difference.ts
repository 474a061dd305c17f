import type { Artifact } from '@shop/contracts';

/** One line of a comparison; null where a version does not have it. */
export interface Row {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface FileRow {
  /** Path without the hash of its contents. */
  readonly name: string;
  /** Bytes; null where a version does not have it. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface ArtifactDifference {
  readonly exposes: readonly Row[];
  readonly routes: readonly Row[];
  readonly slots: readonly Row[];
  readonly shared: readonly Row[];
  readonly storeContract: readonly Row[];
  readonly files: readonly FileRow[];
  /** Bytes of all files. */
  readonly total: { readonly from: number; readonly to: number };
}

type Texts = Readonly<Record<string, string>>;

function rowsOf<T>(from: Readonly<Record<string, T>>, to: Readonly<Record<string, T>>) {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .sort()
    .map((name) => ({ name, from: from[name] ?? null, to: to[name] ?? null }))
    .filter((row) => row.from !== row.to);
}

const exposed = ({ exposes }: Artifact): Texts =>
  Object.fromEntries(exposes.map((name) => [name, 'exposed']));
const routed = ({ routes }: Artifact): Texts =>
  Object.fromEntries(routes.map(({ path, module }) => [path, module]));

/** Several fragments may fill one slot. */
function slotted({ slots }: Artifact): Texts {
  return Object.fromEntries(slots.map(({ slot, module }) => [`${slot}: ${module}`, 'filled']));
}

function shared({ shared: { required, provided = {} } }: Artifact): Texts {
  return {
    ...required,
    ...Object.fromEntries(Object.entries(provided).map(([name, version]) => [`${name} (its own)`, version])),
  };
}

/** File names carry a hash of their contents; without it a changed file is seen as one file. */
const withoutHash = (path: string) => path.replace(/\.[0-9a-f]{8,}(?=\.)/g, '');

function sizes({ files }: Artifact): Readonly<Record<string, number>> {
  const result: Record<string, number> = {};
  for (const { path, size } of files) {
    const name = withoutHash(path);
    result[name] = (result[name] ?? 0) + size;
  }
  return result;
}

const totalOf = ({ files }: Artifact) => files.reduce((sum, { size }) => sum + size, 0);

/** The differences between two versions of a remote; equal lines are left out. */
export function differenceOfArtifacts(from: Artifact, to: Artifact): ArtifactDifference {
  return {
    exposes: rowsOf(exposed(from), exposed(to)),
    routes: rowsOf(routed(from), routed(to)),
    slots: rowsOf(slotted(from), slotted(to)),
    shared: rowsOf(shared(from), shared(to)),
    storeContract: rowsOf({ contract: String(from.storeContract) }, { contract: String(to.storeContract) }),
    files: rowsOf(sizes(from), sizes(to)),
    total: { from: totalOf(from), to: totalOf(to) },
  };
}
