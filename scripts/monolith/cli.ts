import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remoteNames } from '../build/packages';
import { remoteTarget, shellTarget } from '../build/targets';
import { buildMonolith, monolithDir } from './build-monolith';

/** `npm run build:monolith`: the whole shop as a single application, to compare with. */
await buildMonolith(
  shellTarget(),
  remoteNames.map((name) => remoteTarget(name)),
);
const out = path.join(monolithDir, 'browser');
const scripts = readdirSync(out).filter((file) => file.endsWith('.js'));
const sizes = scripts.map((file) => brotliCompressSync(readFileSync(path.join(out, file))).length);
const sum = sizes.reduce((total, size) => total + size, 0);
console.log(`${out}: ${scripts.length} scripts, ${(sum / 1000).toFixed(1)} KB as brotli`);
