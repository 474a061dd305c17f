import { hostProvided } from '@shop/contracts/shared-module';
import type { Fault } from '@shop/protocol/schemas';
import { type BundledPackage, readList } from '../provenance/bundled-packages';

const share =
  'The shop provides this package. Share it with the "shared" option that describeRemote() in @shop/federation/remote returns.';

/** Replacements for packages that only shared packages use. Libraries may still use their own copy. */
const insteadOf: Readonly<Record<string, string>> = {
  '@reduxjs/toolkit':
    'Use createSlice from @shop/store, requests from @shop/api-client/endpoint, and createSelector from reselect.',
  'react-redux': 'Use useShopSelector, useShopDispatch and useShopStore from @shop/store.',
  redux: 'Use createSlice and injectSlice from @shop/store.',
};

/** Advice by the imported file. */
const byFile: readonly (readonly [RegExp, string])[] = [
  [
    /^react\/(?:cjs\/react-)?jsx-dev-runtime/,
    'The JSX is compiled for development: build with NODE_ENV=production, so that it imports react/jsx-runtime, which the shop provides.',
  ],
  [/^react-dom\/(?:server|static)/, 'The shop renders on the server: remove the import.'],
  [
    /^react-router\/.*dom-export/,
    'The shop has its own router: import from react-router or react-router-dom.',
  ],
];

/** Files that may be in a build: without state, or each for a single function that works with any copy. */
const mayBeBundled = [
  /^react\/(?:cjs\/react-)?compiler-runtime/,
  // Only the main entry of these packages is shared.
  /^@shop\/(?:config|money|contracts|api-client)\/(?!(?:src|dist)\/index\.)/,
];

const nameOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const provided = new Set(hostProvided.map(nameOf));
/**
 * Packages whose copies are there for hosts with a different version; the shop's page runs its own instead.
 */
const isFallback = (library: string) => provided.has(library) || library === '@shop/ui';

function faultsOf({ name, version, imports }: BundledPackage): Fault[] {
  const instead = insteadOf[name];
  if (!instead && !provided.has(name)) return [];
  const found = (imports ?? []).filter(
    ({ file, package: library }) =>
      !mayBeBundled.some((pattern) => pattern.test(`${name}/${file}`)) &&
      // A library may manage its own state, as charts do.
      (library === undefined || (!instead && !isFallback(library))),
  );
  return found.map(({ file, source, package: library }) => {
    const place = `${name}/${file}`;
    const advice = byFile.find(([pattern]) => pattern.test(place))?.[1] ?? instead ?? share;
    return {
      field: name,
      message: `${source ?? library ?? 'the build'} imports ${name}, so the build bundles a second copy (${version}), which breaks pages. ${advice}`,
    };
  });
}

/**
 * Imports that gave a build its own copy of a package that a page may only contain once, from the bundler's package list next to
 * the folder. Empty without a list, or if it does not list imports. Throws a RegistryError 422 for an invalid list.
 */
export async function secondCopies(buildDir: string): Promise<readonly Fault[]> {
  return ((await readList(buildDir)) ?? []).flatMap(faultsOf);
}
