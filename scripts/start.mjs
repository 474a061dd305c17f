import module from 'node:module';
import path from 'node:path';
import { readEnvFile } from './setup/env-file.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { requireNode } from './setup/require-node.mjs';

requireNode();
// Node 22 and newer keep what they have compiled; 20 has no such cache.
module.enableCompileCache?.(path.resolve(import.meta.dirname, '../.cache/code'));
readEnvFile();
await installPackages();
const { bundleStart } = await import('./setup/bundle-start.mjs');
await import(await bundleStart('scripts/start-shop.ts'));
