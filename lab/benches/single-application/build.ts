import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isFresh } from '../../../server/build/build-package';
import { writeBuildRecord } from '@shop/server/builds';
import { gitRevision } from '../../../server/build/build-facts';
import type { Command } from '../../support/command';
import { buildMonolith } from './build-monolith';
import { monolithTarget } from './target';

/** Builds the whole shop as a single application for comparison, unless the last build is up to date. */
export const command: Command = {
  usage: 'npm run build:monolith: builds the whole shop as a single application, for comparison',
  async run() {
    const target = monolithTarget();
    if (!isFresh(target)) {
      await buildMonolith(target.shell, [...target.remotes.values()]);
      writeBuildRecord(target.out, { source: target.source, version: target.version, git: gitRevision() });
    }
    const out = path.join(target.out, 'browser');
    const scripts = readdirSync(out).filter((file) => file.endsWith('.js'));
    const sizes = scripts.map((file) => brotliCompressSync(readFileSync(path.join(out, file))).length);
    const sum = sizes.reduce((total, size) => total + size, 0);
    console.log(`${out}: ${scripts.length} scripts, ${(sum / 1000).toFixed(1)} KB as brotli`);
  },
};
