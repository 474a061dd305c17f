import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bundlers, makeProject, type Bundler } from '@shop/create-remote';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { bin, runNode } from '../run-node';
import { builtWith, templateDir } from './programs';

/** Inside this checkout, where the project resolves its installed packages and the packages' sources. */
const home = path.join(root, '.cache/created-remotes');
const folderOf = (bundler: Bundler) => path.join(home, bundler);

beforeAll(async () => {
  rmSync(home, { recursive: true, force: true });
  for (const bundler of bundlers) {
    const options = { name: 'gift-cards', bundler, folder: folderOf(bundler), template: templateDir };
    await makeProject({ ...options, ...builtWith() });
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('type-checks against the current packages', async () => {
  const project = path.join(folderOf('vite'), 'tsconfig.json');
  expect(await runNode([bin('typescript-native/bin/tsc'), '-p', project])).toMatchObject({
    output: '',
    ok: true,
  });
});

it.each(bundlers)('has the dependencies of %s, and peer dependencies that the shop provides', (bundler) => {
  const read = (file: string) => readFileSync(path.join(folderOf(bundler), file), 'utf8');
  const { peerDependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'peerDependencies' | 'devDependencies',
    Record<string, string>
  >;
  expect(Object.keys(peerDependencies)).toEqual(
    Object.keys(peerDependencies).filter((one) => one in devDependencies),
  );
  expect(peerDependencies['@shop/store']).toMatch(/^\^\d+\.\d+\.0$/);
  const imported = [...read(`${bundler}.config.mjs`).matchAll(/from '([^'.]+)'/g)]
    .map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => !name.startsWith('node:'));
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((name) => !(name in devDependencies))).toEqual([]);
  expect(existsSync(path.join(folderOf(bundler), 'src/pages/gift-cards/page.tsx'))).toBe(true);
});

it('has GitHub and GitLab pipelines, which only run existing commands', () => {
  const read = (file: string) => readFileSync(path.join(folderOf('webpack'), file), 'utf8');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const file of ['.github/workflows/release.yml', '.gitlab-ci.yml']) {
    const text = read(file);
    expect(text).toContain('publishers add gift-cards');
    const commands = [...text.matchAll(/npx shop-remote ([\w-]+)/g)].map(([, command]) => command);
    expect(commands).toEqual(['check', 'pull-request', 'publish']);
    const run = [...text.matchAll(/npm (?:run (\w+)|(test))/g)].map(([, script, test]) => script ?? test);
    expect(run.filter((script) => !(String(script) in scripts) && script !== 'release')).toEqual([]);
  }
});

it('refuses a name that is taken, and a folder that is not empty', async () => {
  const options = {
    name: 'cart',
    bundler: 'webpack',
    folder: folderOf('webpack'),
    template: templateDir,
  } as const;
  await expect(makeProject({ ...options, ...builtWith() })).rejects.toThrow('paths under /cart');
  await expect(makeProject({ ...options, name: 'gifts', ...builtWith() })).rejects.toThrow('is not empty');
});
