import { expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostProvided, rangeOf, sharedByRemote, versionOf } from './provided';

it('requests the range in package.json, independently of the version that the remote is built with', () => {
  const manifest = { dependencies: { react: '19.2.9' }, peerDependencies: { '@shop/store': '^1.0.0' } };
  expect(rangeOf('@shop/store', manifest)).toBe('^1.0.0');
  expect(rangeOf('react/jsx-runtime', manifest)).toBe('^19.2.9');
  expect(sharedByRemote(manifest, import.meta.dirname)['@shop/store']).toMatchObject({
    singleton: true,
    strictVersion: true,
    import: false,
    requiredVersion: '^1.0.0',
  });
});

it('requests a compatible version of packages that only its shared packages depend on', () => {
  const shared = sharedByRemote({}, import.meta.dirname);
  expect(Object.keys(shared)).toEqual([...hostProvided, '@shop/ui']);
  expect(shared['@shop/money']?.requiredVersion).toBe(`^${versionOf('@shop/money')}`);
});

it('reads versions where the project has its packages, not next to this one', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'workspace-'));
  const install = async (place: string, name: string, version: string) => {
    const folder = path.join(dir, place, 'node_modules', name);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name, version, exports: {} }));
  };
  // A workspace: its packages are in its own folder, or in that of the repository.
  await install('.', 'react', '19.5.0');
  await install('gifts', '@shop/store', '1.7.0');
  const gifts = path.join(dir, 'gifts');
  expect([versionOf('react/jsx-runtime', gifts), versionOf('@shop/store', gifts)]).toEqual([
    '19.5.0',
    '1.7.0',
  ]);
  expect(() => versionOf('@shop/money', gifts)).toThrow('@shop/money is not installed in');
  await rm(dir, { recursive: true });
});
