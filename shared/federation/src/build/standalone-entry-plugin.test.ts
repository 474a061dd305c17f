import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startScript } from './standalone-entry-plugin';

let published: string;
beforeAll(async () => {
  published = await mkdtemp(path.join(tmpdir(), 'published-'));
  await writeFile(path.join(published, 'package.json'), '{ "type": "module", "sideEffects": false }');
  await writeFile(path.join(published, 'standalone-start.js'), 'globalThis.started = remoteName;');
});
afterAll(() => rm(published, { recursive: true, force: true }));

it('starts a standalone entry even if the package declares no side effects, as published', () => {
  expect(startScript('gifts_1_0_0', published)).toContain('globalThis.started="gifts_1_0_0"');
});

it('puts the core of the runtime in front of a standalone entry', () => {
  expect(startScript('gifts_1_0_0')).toContain('_FEDERATION_RUNTIME_CORE');
});
