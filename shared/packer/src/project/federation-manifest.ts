import path from 'node:path';
import { Type, type Static } from 'typebox';
import type { ExposeAssets } from '@shop/contracts';
import type { BuiltContainer } from '@shop/protocol';
import { refusal, type Fault } from '@shop/protocol/schemas';

/** The manifest that Module Federation's plugins for webpack, Rspack, Rsbuild and Vite write next to a container. */
export const federationManifestFile = 'mf-manifest.json';

const scripts = Type.Array(Type.String());
const files = Type.Object({ sync: scripts, async: Type.Optional(scripts) });

/** The fields that are read. */
export const FederationManifest = Type.Object(
  {
    metaData: Type.Object({
      globalName: Type.String({ pattern: '^\\S+$', ...refusal('"metaData.globalName" must be a name.') }),
      publicPath: Type.Optional(Type.String()),
      remoteEntry: Type.Object({ name: Type.String(), path: Type.String(), type: Type.String() }),
    }),
    exposes: Type.Array(Type.Object({ name: Type.String(), assets: Type.Object({ js: files, css: files }) })),
    shared: Type.Array(
      Type.Object({
        name: Type.String(),
        version: Type.String(),
        requiredVersion: Type.Union([Type.String(), Type.Boolean()]),
        assets: Type.Optional(Type.Object({ js: Type.Object({ sync: scripts, async: scripts }) })),
      }),
    ),
  },
  { description: 'mf-manifest.json of a container.' },
);
export type FederationManifest = Static<typeof FederationManifest>;

/** Entry types that a page cannot load: neither an ES module nor a script with a global. */
const notForPages = /commonjs|amd|system/;
const isModule = (type: string) => /^(module|esm)$/.test(type);

const relative = (file: string) => path.posix.normalize(file.replace(/^\.?\//, ''));

/** The files of each module. A module with several files in its "import" has an entry for each of them. */
function filesOf(exposes: FederationManifest['exposes']): ReadonlyMap<string, ExposeAssets> {
  const found = new Map<string, ExposeAssets>();
  for (const { name, assets } of exposes) {
    const { js = [], css = [], lazyCss = [] } = found.get(name) ?? {};
    const styles = new Set([...css, ...assets.css.sync.map(relative)]);
    const lazy = new Set([...lazyCss, ...(assets.css.async ?? []).map(relative)]);
    const onlyLazy = [...lazy].filter((file) => !styles.has(file));
    found.set(name, {
      js: [...new Set([...js, ...assets.js.sync.map(relative)])],
      css: [...styles],
      ...(onlyLazy.length > 0 && { lazyCss: onlyLazy }),
    });
  }
  return found;
}

/** Semantic errors in a well-formed manifest. */
export function containerFaults(
  { metaData, exposes }: FederationManifest,
  modules: readonly string[],
): Fault[] {
  const { publicPath, remoteEntry } = metaData;
  const files = filesOf(exposes);
  const missing = modules.flatMap((module) => {
    const found = files.get(module);
    if (!found) return [{ field: 'exposes', message: `the build does not expose "${module}".` }];
    if (found.js.length > 0) return [];
    return [
      {
        field: 'exposes',
        message: `lists no script for "${module}", so a page would load it late and without its styles. Expose a single file for it, without an array in "import".`,
      },
    ];
  });
  return [
    ...missing,
    ...(publicPath === undefined || publicPath === 'auto'
      ? []
      : [
          {
            field: 'metaData.publicPath',
            message: `"metaData.publicPath" is "${publicPath}", but each version is served from its own URL. Build it with publicPath "auto".`,
          },
        ]),
    ...(notForPages.test(remoteEntry.type)
      ? [
          {
            field: 'metaData.remoteEntry.type',
            message: `"metaData.remoteEntry.type" is "${remoteEntry.type}", but the entry must be a script that sets a global, such as "var", or an ES module.`,
          },
        ]
      : []),
  ];
}

/**
 * The entry that a page of the shop loads: the manifest's, or, if the shop's preset wrote two, the one that uses the
 * host's runtime core.
 */
function entryOf(
  { remoteEntry }: FederationManifest['metaData'],
  hasFile: (file: string) => boolean,
): string {
  const named = relative(`${remoteEntry.path}/${remoteEntry.name}`);
  const slim = named.replace(/\.standalone\.js$/, '.js');
  return hasFile(slim) ? slim : named;
}

/** The registry's record of the container, with the modules of remote.json. `hasFile` looks up files of the build. */
export function containerOf(
  { metaData, exposes }: FederationManifest,
  modules: readonly string[],
  hasFile: (file: string) => boolean,
): BuiltContainer {
  const { globalName, remoteEntry } = metaData;
  return {
    entry: entryOf(metaData, hasFile),
    ...(isModule(remoteEntry.type) && { entryType: 'module' as const }),
    globalName,
    exposes: Object.fromEntries([...filesOf(exposes)].filter(([name]) => modules.includes(name))),
  };
}

/** Ranges of the packages that the container shares, by name. */
export const sharedRanges = ({ shared }: FederationManifest): Record<string, string> =>
  Object.fromEntries(
    shared.map(({ name, version, requiredVersion }) => [
      name,
      typeof requiredVersion === 'string' ? requiredVersion : `^${version}`,
    ]),
  );

/** Versions of the packages that the container bundles, by name. */
export const carriedVersions = ({ shared }: FederationManifest): Record<string, string> =>
  Object.fromEntries(
    shared
      .filter(({ assets }) => assets !== undefined && assets.js.sync.length + assets.js.async.length > 0)
      .map(({ name, version }) => [name, version]),
  );
