import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Artifact } from '@shop/contracts';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RegistryError } from '../errors';
import { makeScratchFolder, type ScratchFolder } from '../testing/scratch-folder';
import { smallRemote } from '../testing/small-remote';
import { parseArtifact, readRemoteDescriptor } from './manifest';

const { manifest } = smallRemote('catalog', '1.0.0').artifact;
const record = (change: object = {}) => ({ ...smallRemote('catalog', '1.0.0').artifact, ...change });
const withServerEntry = (path: string) => ({
  manifest: { ...manifest, serverEntry: { path, type: 'commonjs-module' } },
});

function refused(value: unknown): RegistryError {
  try {
    parseArtifact(value);
  } catch (error) {
    if (error instanceof RegistryError) return error;
  }
  throw new Error('Expected a RegistryError.');
}

describe('the record of an artifact', () => {
  it('is accepted unchanged', () => {
    expect(parseArtifact(record())).toEqual(record());
  });

  it('may have no server build', () => {
    const { serverEntry: _serverEntry, ...inPages } = manifest;
    expect(parseArtifact(record({ manifest: inPages })).manifest.serverEntry).toBeUndefined();
  });

  it.each<[object, string]>([
    [{ exposes: 'page' }, '"exposes" must be a list.'],
    [{ exposes: [1] }, '"exposes[0]" must be a string.'],
    [{ shared: {} }, '"shared.required" is required and must be an object.'],
    [{ shared: { required: { react: 'not a range' } } }, '"not a range" of react is not a version range.'],
    [{ routes: [{ path: 'catalog', module: 'page' }] }, '"catalog" has to start with a slash.'],
    [{ slots: [{ slot: 'home', module: 'page' }] }, '"slots[0].order" is required and must be a number.'],
    [{ storeContract: 1.5 }, '"storeContract" must be a whole number.'],
    [{ git: 7 }, '"git" must be a string.'],
    [{ at: 'yesterday' }, '"at" must be a date and time.'],
    [{ source: 'a\0' }, 'a text contains a character that cannot be stored (NUL or an unpaired surrogate).'],
    [{ digest: 'other' }, 'its digest does not match its files.'],
    [{ version: '1.0' }, '"1.0" is not a version. Use a version such as 1.2.3 or 1.2.3-rc.1.'],
    [
      withServerEntry('server/other.cjs'),
      'its server entry is not among its files in "server": "server/other.cjs".',
    ],
    [withServerEntry('page.js'), 'its server entry is not among its files in "server": "page.js".'],
    [
      { manifest: { ...manifest, serverEntry: { path: 'server/remoteEntry.cjs', type: 'var' } } },
      '"manifest.serverEntry.type" must be one of commonjs-module, module.',
    ],
  ])('%j: %s', (change, message) => {
    const { status, message: text } = refused(record(change));
    expect([status, text]).toEqual([422, `The artifact's record is invalid: ${message}`]);
  });

  it('with several invalid fields is refused with one line for each', () => {
    const { message, details } = refused(
      record({ exposes: 1, source: null, files: [{ path: '../x', size: -1 }] }),
    );
    expect(message.split('\n')).toEqual([
      "The artifact's record is invalid:",
      '- "files[0].sha384" is required and must be a string.',
      '- "../x" is not a plain path.',
      '- "files[0].size" must be a whole number from 0 to 9007199254740991.',
      '- "exposes" must be a list.',
      '- "source" must be a string.',
    ]);
    expect(details.body?.faults).toContainEqual({ field: 'source', message: '"source" must be a string.' });
  });

  it.each([null, 7, 'text', [], [record()]])('is an object, not %j', (value) => {
    expect(refused(value).status).toBe(422);
  });

  it('is refused without a server error, whatever the value of a field', () => {
    const names = Object.keys(record()) as (keyof Artifact)[];
    for (const name of names)
      for (const value of [null, 7, {}, [], [null], { a: null }, true, undefined])
        if (!(name === 'git' && value === null)) {
          try {
            parseArtifact(record({ [name]: value }));
          } catch (error) {
            expect([name, value, error]).toEqual([name, value, expect.any(RegistryError)]);
          }
        }
  });
});

describe('a remote.json', () => {
  let scratch: ScratchFolder;
  beforeEach(async () => {
    scratch = await makeScratchFolder();
  });
  afterEach(() => scratch.remove());

  const read = async (text: string) => {
    const file = path.join(scratch.dir, 'remote.json');
    await writeFile(file, text);
    return readRemoteDescriptor(file).catch((error: Error) => error.message.replace(`${file} `, ''));
  };
  const fine = { name: 'gifts', exposes: ['page'], routes: [], slots: [], storeContract: 1 };

  it('is accepted, or refused with a line for each invalid field', async () => {
    expect(await read(JSON.stringify(fine))).toEqual(fine);
    expect(await read(JSON.stringify({ ...fine, name: 'Gift cards', routes: undefined, slots: {} }))).toBe(
      [
        'is invalid:',
        '- "routes" is required and must be a list.',
        '- "Gift cards" is not a valid name for a remote: lowercase letters and digits, words joined by hyphens, a letter first, at most 40 characters; not "constructor".',
        '- "slots" must be a list.',
      ].join('\n'),
    );
    expect(await read(JSON.stringify({ ...fine, routes: [{ path: '/gifts', module: 'list' }] }))).toBe(
      'is invalid: "routes[0].module" is "list", which is not listed in "exposes".',
    );
    expect(await read('{')).toMatch(/^cannot be read: /);
  });
});
