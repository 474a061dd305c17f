import { shellBrowserConfig, shellServerConfig, shellWorkerConfig } from '@shop/federation/build';
import packageJson from './package.json' with { type: 'json' };

const shell = { dir: import.meta.dirname, version: packageJson.version };

export default [shellBrowserConfig(shell), shellServerConfig(shell), shellWorkerConfig(shell)];
