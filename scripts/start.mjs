import { readEnvFile } from './setup/env-file.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { requireNode } from './setup/require-node.mjs';

requireNode();
readEnvFile();
await installPackages();
const { bundleStart } = await import('./setup/bundle-start.mjs');
await import(await bundleStart('scripts/start-shop.ts'));
