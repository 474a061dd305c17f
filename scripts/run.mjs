import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { requireNode } from './setup/require-node.mjs';

// Every npm command starts here: `node scripts/run.mjs FILE …` runs a program of this checkout or of an installed package,
// and installs the packages first where they are missing, as in a fresh clone.
requireNode();
const root = fileURLToPath(new URL('..', import.meta.url));
// Node 22 and newer cache compiled code; 20 does not.
module.enableCompileCache?.(path.join(root, '.cache/code'));
// Imported after the version check, as an old Node cannot load this module.
const { installPackages } = await import('./setup/install-packages.mjs');
await installPackages();

const [node = '', , file = '', ...words] = process.argv;
const program = path.join(root, file);
process.argv = [node, program, ...words];
// Registers its loader like `node --import tsx`, without a second process.
if (program.endsWith('.ts')) await import('tsx');
await import(pathToFileURL(program).href);
