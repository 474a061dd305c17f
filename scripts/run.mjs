import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runOnSupportedNode } from './setup/supported-node.mjs';

// Every npm command starts here: `node scripts/run.mjs FILE …` runs a program of this checkout or of an installed package,
// and first fetches what a fresh clone lacks: a supported Node where this one is too old, and the packages.
await runOnSupportedNode();
const root = fileURLToPath(new URL('..', import.meta.url));
module.enableCompileCache(path.join(root, '.cache/code'));
// Imported after the version check, as an old Node cannot load this module.
const { installPackages } = await import('./setup/install-packages.mjs');
await installPackages();

const [node = '', , file = '', ...words] = process.argv;
const program = path.join(root, file);
process.argv = [node, program, ...words];
// Registers its loader like `node --import tsx`, without a second process.
if (program.endsWith('.ts')) await import('tsx');
await import(pathToFileURL(program).href);
