import { requireNode } from './setup/require-node.mjs';
import { installPackages } from './setup/install-packages.mjs';

requireNode();
await installPackages();
const { register } = await import('tsx/esm/api');
register();
await import('./start/main.ts');
