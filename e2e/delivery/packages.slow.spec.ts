import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../server/build/packages';
import { makeConsumer, packPackages, stageDir, stagePackages } from '@shop/release-tools/packages';

test('a project installs the packages with npm, type-checks with them and runs them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-tarballs-'));
  const packed = await packPackages(await stagePackages(`${stageDir}-in-slow-tests`), folder);
  const consumer = await makeConsumer(packed, 'npm');
  try {
    for (const resolution of ['bundler', 'nodenext']) {
      const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
      expect(await consumer.node(compiler, '-p', `tsconfig.${resolution}.json`)).toBe('');
    }
    expect(await consumer.node('render.mjs')).toContain('<button type="button"');
  } finally {
    for (const dir of [folder, consumer.dir]) rmSync(dir, { recursive: true, force: true });
  }
});
