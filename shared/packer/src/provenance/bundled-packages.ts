import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { Type, type Static } from 'typebox';
import { faultText, RegistryError } from '@shop/protocol';
import { byName, faultFinder } from '@shop/protocol/schemas';

const PackageList = Type.Object({
  packages: Type.Array(
    Type.Object({
      name: Type.String({ minLength: 1 }),
      version: Type.String(),
      license: Type.Union([Type.String(), Type.Null()]),
      imports: Type.Optional(
        Type.Array(
          Type.Object({
            file: Type.String(),
            source: Type.Optional(Type.String()),
            package: Type.Optional(Type.String()),
          }),
        ),
      ),
    }),
  ),
});

/** A package whose code is in a build. */
export type BundledPackage = Static<typeof PackageList>['packages'][number];

/** The packages of a version, and the source of this list. */
export interface PackageSet {
  /** `build`: the bundler's list. `declared`: the dependencies in package.json, with transitive ones. */
  readonly from: 'build' | 'declared';
  readonly packages: readonly BundledPackage[];
}

const listFaults = faultFinder(PackageList);

/** The path of a build's package list, which the bundler's plugin writes next to the build folder, so that it is not published. */
export const packageListOf = (buildDir: string): string => `${buildDir}.packages.json`;

/** The bundler's package list of a build; null without one. Throws a RegistryError 422 for an invalid one. */
export async function readList(buildDir: string): Promise<readonly BundledPackage[] | null> {
  const file = packageListOf(buildDir);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RegistryError(422, `${file} is not valid JSON. Build the remote again.`);
  }
  const faults = listFaults(value);
  if (faults.length > 0) throw new RegistryError(422, faultText(`${file} is invalid:`, faults));
  return (value as Static<typeof PackageList>).packages;
}

const Manifest = Type.Object({
  name: Type.String({ minLength: 1 }),
  version: Type.String(),
  license: Type.Optional(Type.Unknown()),
  dependencies: Type.Optional(byName(Type.String())),
});
const manifestFaults = faultFinder(Manifest);

async function readManifest(dir: string): Promise<Static<typeof Manifest> | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'));
    return manifestFaults(value).length === 0 ? (value as Static<typeof Manifest>) : null;
  } catch {
    return null;
  }
}

/** The folder in which Node finds a package that another one imports; null if it is not installed. */
async function installedFolder(from: string, name: string): Promise<string | null> {
  for (let dir = from; ; dir = path.dirname(dir)) {
    const place = path.join(dir, 'node_modules', name);
    if (await readManifest(place)) return realpath(place);
    if (dir === path.dirname(dir)) return null;
  }
}

/** The installed dependencies of package.json, including transitive ones. */
async function declaredPackages(dir: string): Promise<readonly BundledPackage[]> {
  const found = new Map<string, BundledPackage>();
  const seen = new Set<string>();
  const visit = async (from: string) => {
    const { dependencies = {} } = (await readManifest(from)) ?? {};
    for (const name of Object.keys(dependencies)) {
      const place = await installedFolder(from, name);
      if (place === null || seen.has(place)) continue;
      seen.add(place);
      const manifest = await readManifest(place);
      if (!manifest) continue;
      const { version, license } = manifest;
      const licence = typeof license === 'string' ? license : null;
      found.set(`${manifest.name}@${version}`, { name: manifest.name, version, license: licence });
      await visit(place);
    }
  };
  await visit(dir);
  return [...found.values()];
}

/**
 * The packages whose code is in a version: those that the bundler's plugin listed for each build, or, without a list,
 * those that package.json in `dir` declares. Throws a RegistryError 422 for an invalid list.
 */
export async function readPackages(dir: string, buildDirs: readonly string[]): Promise<PackageSet> {
  const lists = await Promise.all(buildDirs.map(readList));
  const noted = lists.filter((list) => list !== null);
  if (noted.length === 0) return { from: 'declared', packages: await declaredPackages(dir) };
  const all = noted.flat().map((one) => [`${one.name}@${one.version}`, one] as const);
  return { from: 'build', packages: [...new Map(all).values()] };
}
