import { installPackages } from './setup/install-packages.mjs';
import { requireNode } from './setup/require-node.mjs';

requireNode();
await installPackages();
const { register } = await import('tsx/esm/api');
register();
await import('./test/main.ts');
