/** The dependency fields of a lockfile entry. */
interface Entry {
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Entry>>;
}

/** Required and optional dependencies. */
function needsOf(entry: Entry) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
  const peers = Object.keys(peerDependencies ?? {});
  const isOptional = (peer: string) => peerDependenciesMeta?.[peer]?.optional ?? false;
  return [
    ...Object.keys(dependencies ?? {}),
    ...peers.filter((peer) => !isOptional(peer)),
    ...Object.keys(optionalDependencies ?? {}),
  ];
}

/** Resolves a dependency of the package at a path, like Node; undefined if it is not installed. */
function findFrom(place: string, name: string, { packages }: Lockfile): string | undefined {
  for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
    const found = `${from}${from && '/'}node_modules/${name}`;
    if (!from.endsWith('node_modules') && Object.hasOwn(packages, found)) return found;
    if (from === '') return undefined;
  }
}

/** Paths of all packages in a lockfile that a workspace needs to run. Throws an Error if one is missing. */
export function productionPackages(workspace: string, lock: Lockfile): readonly string[] {
  const found = new Set<string>();
  const waiting = [workspace];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const entry = lock.packages[place] ?? {};
    for (const name of needsOf(entry)) {
      const needed = findFrom(place, name, lock);
      if (needed === undefined) {
        if (Object.hasOwn(entry.optionalDependencies ?? {}, name)) continue;
        throw new Error(`${place} needs ${name}, which is not in the lockfile.`);
      }
      if (lock.packages[needed]?.link)
        throw new Error(`${place} needs ${name}, a workspace that is not built.`);
      if (found.has(needed)) continue;
      found.add(needed);
      waiting.push(needed);
    }
  }
  return [...found].sort();
}
