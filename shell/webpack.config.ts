import path from 'node:path';
import { shellBrowserConfig, shellServerConfig, shellWorkerConfig } from '@shop/federation';
import { version } from './package.json' with { type: 'json' };

const shell = {
  dir: import.meta.dirname,
  version,
  facades: { 'react-router-dom': path.join(import.meta.dirname, 'src/facades/router.ts') },
};

export default [shellBrowserConfig(shell), shellServerConfig(shell), shellWorkerConfig(shell)];
