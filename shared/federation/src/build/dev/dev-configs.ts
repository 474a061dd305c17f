import path from 'node:path';
import type { Configuration } from 'webpack';
import { BuildManifestPlugin } from '../build-manifest-plugin';
import { readDescriptor } from '../descriptor';
import { globalNameOf } from '../names';
import { browserPreset } from '../preset';
import { remoteBrowserConfig } from '../remote-browser-config';
import { devBuild, refreshBuild } from './dev-build';

export { hotUpdates } from './dev-build';

/** The version of remotes from the dev server, which no published version uses. */
export const devVersion = '0.0.0-dev';

/** The path of a build's files on the dev server. */
export const devPath = (name: string): string => `/dev/${name}/`;

/** The global of a remote's container from the dev server. */
export const devGlobalName = (remote: string): string => globalNameOf(remote, devVersion);

/** A remote's container, rebuilt as its files change. */
export function remoteDevConfig(dir: string): Configuration {
  const { name } = readDescriptor(dir);
  const container = remoteBrowserConfig({ dir, version: devVersion, manifest: false });
  return refreshBuild(container, { name, publicPath: devPath(name) });
}

/** The shell's browser build with React's development build, which Fast Refresh needs. */
export function shellDevConfig(browser: Configuration): Configuration {
  return devBuild(browser, { name: 'shell', publicPath: devPath('shell') });
}

/** `src/standalone.tsx` of a remote as a standalone application, with its own React and store. */
export function standaloneDevConfig(dir: string): Configuration {
  const { name } = readDescriptor(dir);
  const preset = browserPreset({ dir, name, version: devVersion });
  const standalone = {
    ...preset,
    plugins: [...(preset.plugins ?? []), new BuildManifestPlugin()],
    entry: { standalone: path.join(dir, 'src/standalone.tsx') },
    output: { uniqueName: `${devGlobalName(name)}_standalone` },
  };
  return refreshBuild(standalone, { name: `${name}-standalone`, publicPath: devPath(name) });
}
