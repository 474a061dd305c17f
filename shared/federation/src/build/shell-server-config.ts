import path from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { serverPreset } from './preset';
import { hostProvided, sharedVersions } from './provided';
import type { ShellBuild } from './shell-config';

/**
 * The shell for Node: the shared modules, and the program of the render processes. That program is the host: it opens
 * remotes' containers with the runtime, without snapshots and the browser's loader.
 */
export function shellServerConfig({ dir, version }: ShellBuild): Configuration {
  return {
    ...serverPreset({ dir, name: 'shell', version }),
    entry: {
      shell: path.join(dir, 'renderer/page/entry.tsx'),
      'render-worker': path.join(dir, 'renderer/worker/main.ts'),
    },
    plugins: [
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(sharedVersions()),
        SINGLETONS: JSON.stringify(hostProvided),
        ENV_TARGET: JSON.stringify('node'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
    ],
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    output: {
      path: path.join(dir, 'dist/server'),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      uniqueName: 'shop_shell_server',
    },
  };
}
