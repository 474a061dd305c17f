import { expect, it } from '@jest/globals';
import { bundlerVersions, installed } from '@shop/create-remote';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { root } from '../../server/build/packages';
import { type Lockfile, productionPackages } from '../../server/build/production-lock';

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  /** Only installed where it can run, so npm does not warn about its engine elsewhere. */
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile & {
  readonly packages: Readonly<Record<string, Package>>;
};
const supported = lock.packages['']?.engines?.node ?? '';

const isOurs = (name: string) => name.startsWith('@shop/');
const omit = (names: Readonly<Record<string, string>>, isLeftOut: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(names).filter(([name]) => !isLeftOut(name)));

/** The folders of these packages of the shop, and of those that they need. */
function foldersOf(names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names.filter(isOurs)) {
    const folder = lock.packages[`node_modules/${name}`]?.resolved ?? '';
    if (found.has(folder)) continue;
    found.add(folder);
    foldersOf(Object.keys(lock.packages[folder]?.dependencies ?? {}), found);
  }
  return found;
}

it('a created remote only installs packages that run on every supported version of Node', () => {
  const known = Object.fromEntries(installed.map((name) => [name, '*']));
  const project = { dependencies: omit(known, (name) => isOurs(name) || name in bundlerVersions) };
  const folders = [...foldersOf(installed)];
  const ours = folders.map((folder) => {
    const { dependencies = {}, engines } = lock.packages[folder] ?? {};
    return [folder, { ...(engines && { engines }), dependencies: omit(dependencies, isOurs) }] as const;
  });
  const whole = { ...lock, packages: { ...lock.packages, ...Object.fromEntries(ours), project } };
  const packages = new Set(['project', ...folders].flatMap((place) => productionPackages(place, whole)));
  expect(packages.size).toBeGreaterThan(300);
  const incompatible = [...packages].flatMap((place) => {
    const { version, optional, engines } = lock.packages[place] ?? {};
    const range = engines?.node ?? '*';
    return optional || semver.subset(supported, range) ? [] : [`${place}@${version} needs Node ${range}`];
  });
  expect(incompatible).toEqual([]);
});
