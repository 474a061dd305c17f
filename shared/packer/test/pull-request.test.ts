import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createRegistryClient } from '@shop/protocol';
import { makeScratchFolder, type ScratchFolder } from '@shop/protocol/testing';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { START_MS } from '../../../registry/src/testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../../registry/src/testing/test-registry';
import { pullRequest } from '../src/commands/pull-request';
import { writeProject } from './project-fixture';

let test: TestRegistry;
let scratch: ScratchFolder;
beforeEach(async () => {
  test = await openTestRegistry();
  scratch = await makeScratchFolder();
}, START_MS);
afterEach(async () => {
  await test.close();
  await scratch.remove();
});

const lines: string[] = [];
const run = async (version: string, options = {}) => {
  lines.length = 0;
  const dir = path.join(scratch.dir, version);
  await writeProject(dir, { version });
  const client = createRegistryClient({ url: test.address, token: await test.token('publisher', 'gifts') });
  const log = (line: string) => void lines.push(line);
  return pullRequest(
    { words: [dir], options: { shop: 'https://shop.example', ...options } },
    { client, log },
  );
};
const previews = () => test.live.current()?.assignments.gifts?.previews;

it('publishes with the right to publish only, and prints the comment outside of a pipeline', async () => {
  const out = path.join(scratch.dir, 'comment.md');
  const result = await run('1.0.0', { out });
  expect(result).toMatchObject({ remote: 'gifts', version: '1.0.0', comment: null });
  const text = await readFile(out, 'utf8');
  expect(text).toContain('Preview: possible once a first version of gifts is live.');
  expect(text).toContain('Gate: not checked yet');
  expect(lines.at(-1)).toBe(text);
});

it('lists a preview once the remote is live, even on a second run, and compares sizes', async () => {
  await run('1.0.0');
  const promote = { kind: 'promote', versions: { gifts: '1.0.0' } } as const;
  await test.registry.releases.change('live', promote, { actor: admin, reason: 'r', expected: 0, key: null });
  for (const _time of [1, 2]) await run('1.1.0-pr-8.1', { minutes: '60' });
  expect(previews()).toEqual(['1.1.0-pr-8.1']);
  expect(lines.at(-1)).toContain(
    '(https://shop.example/gifts?preview=gifts%401.1.0-pr-8.1), for 60 minutes.',
  );
  expect(lines.at(-1)).toContain('| Compared with 1.0.0 |');
});

it('rejects an invalid URL of the shop before it publishes', async () => {
  await expect(run('1.2.0', { shop: 'shop' })).rejects.toThrow('"shop" is not a URL');
  expect(
    (await test.call('GET', '/artifacts/gifts/1.2.0', { token: await test.token('viewer') })).status,
  ).toBe(404);
});
