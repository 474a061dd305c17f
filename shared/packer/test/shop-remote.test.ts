import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '@shop/contracts';
import { promisify } from 'node:util';
import { installShopRemote, type InstalledShopRemote } from './installed-fixture';
import { descriptor, federationManifest, writeProject } from './project-fixture';
import { buildStockRemote } from './stock-build-fixture';

const run = promisify(execFile);

let installed: InstalledShopRemote;
let dir: string;
beforeAll(async () => {
  installed = await installShopRemote();
});
afterAll(() => installed.remove());
beforeEach(async () => {
  dir = await installed.newProject();
});

const shopRemote = (words: readonly string[], env: NodeJS.ProcessEnv = {}) => installed.run(dir, words, env);

describe('the package', () => {
  it('is a single command without dependencies', async () => {
    expect(await readdir(path.join(installed.home, 'node_modules/.bin'))).toEqual(['shop-remote']);
    expect(await readdir(path.join(installed.home, 'node_modules'))).toEqual([
      '.bin',
      '.package-lock.json',
      '@shop',
    ]);
    const { code, stdout } = await shopRemote(['--help']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('publish [folder]')]);
  });

  it('reports an unknown command or option', async () => {
    expect(await shopRemote(['send'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('check [folder]'),
    });
    expect(await shopRemote(['check', '--sure'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--sure'),
    });
  });
});

describe('check', () => {
  it('lists the exposed modules of a valid remote', async () => {
    await writeProject(dir);
    const { code, stdout } = await shopRemote(['check']);
    expect([code, stdout]).toEqual([0, 'gifts@1.0.0 is valid: exposes page, 6 files, 0.00 MB.\n']);
  });

  it('accepts a webpack build with its standard plugin', async () => {
    const built = ['browser/mf-manifest.json', 'browser/remoteEntry.js', 'browser/@mf-types.zip'];
    const statics = ['browser/static/page.js', 'browser/static/page.css', 'server/remoteEntry.cjs'];
    const none = Object.fromEntries([...built, ...statics].map((file) => [`dist/${file}`, null]));
    await writeProject(dir, { version: '3.0.0', change: none });
    await buildStockRemote(dir);
    expect(await shopRemote(['check'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('gifts@3.0.0 is valid'),
    });
    await shopRemote(['pack', '--out', 'a.tar']);
    await run('tar', ['-xf', 'a.tar', 'artifact.json'], { cwd: dir });
    expect(JSON.parse(await readFile(path.join(dir, 'artifact.json'), 'utf8'))).toMatchObject({
      manifest: {
        entry: 'remoteEntry.js',
        globalName: 'gifts_3_0_0',
        serverEntry: { path: 'server/remoteEntry.cjs', type: 'commonjs-module' },
      },
      shared: { required: { react: '^19.0.0' } },
    });
  });

  it('accepts another folder, and other build folders', async () => {
    await writeProject(path.join(dir, 'gifts'));
    const { code } = await installed.run(path.join(dir, 'gifts'), ['check', '../gifts']);
    expect(code).toBe(0);
    const { stderr } = await shopRemote(['check', 'gifts', '--browser', 'out']);
    expect(stderr).toContain('out/mf-manifest.json was not found. Build the remote first');
  });

  it('reports every invalid field in every file', async () => {
    const federation = federationManifest('1.0.0');
    await writeProject(dir, {
      change: {
        'remote.json': {
          ...descriptor,
          exposes: ['page', 'panel'],
          routes: [{ path: '/gifts', module: 'list' }],
        },
        'package.json': { version: '1.0' },
        'dist/browser/mf-manifest.json': {
          ...federation,
          metaData: {
            ...federation.metaData,
            publicPath: 'https://cdn.example/',
            remoteEntry: { name: 'remoteEntry.js', path: '', type: 'commonjs-module' },
          },
        },
        'dist/server/remoteEntry.cjs': null,
        'dist/server/page.cjs': '',
      },
    });
    const { code, stderr } = await shopRemote(['check']);
    expect(code).toBe(2);
    expect(stderr.trim().split('\n')).toEqual([
      'remote.json is invalid: "routes[0].module" is "list", which is not listed in "exposes".',
      'package.json is invalid: "version" is "1.0". Use a version such as 1.2.3 or 1.2.3-rc.1.',
      'dist/browser/mf-manifest.json is invalid:',
      '- "metaData.publicPath" is "https://cdn.example/", but each version is served from its own URL. Build it with publicPath "auto".',
      '- "metaData.remoteEntry.type" is "commonjs-module", but the entry must be a script that sets a global, such as "var", or an ES module.',
      'dist/server is invalid: it has no container entry. Expected one of remoteEntry.cjs, remoteEntry.mjs, remoteEntry.js.',
    ]);
  });

  it('refuses flags that contradict themselves, with file and line', async () => {
    const flags = {
      notice: { type: 'string', default: '', description: 'A notice.' },
      columns: { type: 'integer', default: 9, maximum: 6, description: 'Products in a row.' },
    };
    const text = JSON.stringify({ flags, ...descriptor }, null, 2);
    await writeProject(dir, { change: { 'remote.json': text } });
    expect(await shopRemote(['check'])).toMatchObject({
      code: 2,
      stderr:
        'remote.json is invalid: remote.json:10 "flags.columns.default" must be a whole number up to 6, not 9.\n',
    });
    await writeProject(dir, { change: { 'remote.json': text.replace('"integer"', '"int"') } });
    const { stderr } = await shopRemote(['check']);
    expect(stderr).toContain(
      'remote.json:9 "flags.columns.type" must be one of boolean, integer, number, string.',
    );
  });

  it('refuses undeclared browser capabilities, or only warns if remote.json declares none at all', async () => {
    const use = 'static/page.css:1 has the global selector .page: declare "capabilities.globalStyles".';
    await writeProject(dir, { change: { 'remote.json': { ...descriptor, capabilities: {} } } });
    expect(await shopRemote(['check'])).toMatchObject({
      code: 2,
      stderr: `remote.json is invalid: ${use}\n`,
    });
    const { capabilities: _none, ...older } = descriptor;
    await writeProject(dir, { change: { 'remote.json': older } });
    const { code, stdout } = await shopRemote(['check']);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`Warning: ${use}`)]);
  });

  it('reports modules that are missing from a build', async () => {
    await writeProject(dir, { change: { 'remote.json': { ...descriptor, exposes: ['page', 'panel'] } } });
    const { stderr } = await shopRemote(['check']);
    expect(stderr.trim().split('\n')).toEqual([
      'dist/browser/mf-manifest.json is invalid: the build does not expose "panel".',
    ]);
  });

  it('reports missing and unreadable files', async () => {
    await writeProject(dir, { change: { 'remote.json': null, 'package.json': '{' } });
    const { code, stderr } = await shopRemote(['check']);
    expect([code, stderr]).toEqual([2, 'remote.json was not found.\npackage.json is not valid JSON.\n']);
  });

  it('reports a missing file of a module', async () => {
    await writeProject(dir, { change: { 'dist/browser/static/page.css': null } });
    expect(await shopRemote(['check'])).toMatchObject({
      code: 2,
      stderr:
        'The artifact\'s record is invalid: "static/page.css", which "page" needs, is not among its files.\n',
    });
  });
});

describe('pack', () => {
  it('writes an archive that starts with the record, and that tar can read', async () => {
    await writeProject(dir, { version: '1.2.0' });
    const { code } = await shopRemote(['pack']);
    expect(code).toBe(0);
    const { stdout } = await run('tar', ['-tf', 'gifts-1.2.0.tar'], { cwd: dir });
    expect(stdout.trim().split('\n')).toEqual([
      'artifact.json',
      '@provenance.json',
      '@sbom.json',
      '@mf-types.zip',
      'mf-manifest.json',
      'remoteEntry.js',
      'static/page.css',
      'static/page.js',
      'server/remoteEntry.cjs',
    ]);
    await run('tar', ['-xf', 'gifts-1.2.0.tar', 'artifact.json'], { cwd: dir });
    expect(JSON.parse(await readFile(path.join(dir, 'artifact.json'), 'utf8'))).toMatchObject({
      remote: 'gifts',
      version: '1.2.0',
      manifest: {
        entry: 'remoteEntry.js',
        globalName: 'gifts_1_2_0',
        exposes: { page: { js: ['static/page.js'], css: ['static/page.css'] } },
        server: 'server',
        serverEntry: { path: 'server/remoteEntry.cjs', type: 'commonjs-module' },
      },
      shared: { required: { react: '^19.0.0', '@shop/store': '^1.0.0' }, provided: {} },
      git: null,
    });
  });

  it('writes to the given file, with the same digest for the same bytes', async () => {
    await writeProject(dir);
    const [one, other] = [
      await shopRemote(['pack', '--out', 'a.tar', '--json']),
      await shopRemote(['pack', '--json']),
    ];
    expect(JSON.parse(one.stdout)).toMatchObject({ out: path.join(dir, 'a.tar') });
    const digestIn = ({ stdout }: { stdout: string }) => (JSON.parse(stdout) as { digest: string }).digest;
    expect(digestIn(one)).toBe(digestIn(other));
  });

  it('records the entries of ES modules, and no server entry without a server build', async () => {
    const federation = federationManifest('1.0.0');
    const remoteEntry = { name: 'remoteEntry.js', path: '', type: 'module' };
    await writeProject(dir, {
      change: {
        'dist/browser/mf-manifest.json': { ...federation, metaData: { ...federation.metaData, remoteEntry } },
        'dist/server/remoteEntry.cjs': null,
      },
    });
    await shopRemote(['pack', '--out', 'a.tar']);
    await run('tar', ['-xf', 'a.tar', 'artifact.json'], { cwd: dir });
    const { manifest } = JSON.parse(await readFile(path.join(dir, 'artifact.json'), 'utf8')) as Artifact;
    expect([manifest.entryType, manifest.serverEntry]).toEqual(['module', undefined]);
  });

  it('uses the entry without the runtime’s core if the build has both, and omits diagnostic files', async () => {
    const federation = federationManifest('1.0.0');
    const remoteEntry = { name: 'remoteEntry.standalone.js', path: '', type: 'var' };
    await writeProject(dir, {
      change: {
        'dist/browser/mf-manifest.json': { ...federation, metaData: { ...federation.metaData, remoteEntry } },
        'dist/browser/remoteEntry.standalone.js': 'var gifts_1_0_0 = {};',
        'dist/browser/mf-stats.json': '{}',
      },
    });
    await shopRemote(['pack', '--out', 'a.tar']);
    await run('tar', ['-xf', 'a.tar', 'artifact.json'], { cwd: dir });
    const { manifest, files } = JSON.parse(
      await readFile(path.join(dir, 'artifact.json'), 'utf8'),
    ) as Artifact;
    expect(manifest.entry).toBe('remoteEntry.js');
    const paths = files.map((file) => file.path);
    expect(paths).toContain('remoteEntry.standalone.js');
    expect(paths).not.toContain('mf-stats.json');
  });

  it('records a shared package that the container bundles', async () => {
    const federation = federationManifest('1.0.0');
    const carried = { js: { sync: [], async: ['ui.js'] } };
    const ui = {
      ...federation.shared[0],
      name: '@shop/ui',
      version: '1.1.0',
      requiredVersion: '^1.1.0',
      assets: carried,
    };
    await writeProject(dir, {
      change: { 'dist/browser/mf-manifest.json': { ...federation, shared: [...federation.shared, ui] } },
    });
    await shopRemote(['pack', '--out', 'a.tar']);
    await run('tar', ['-xf', 'a.tar', 'artifact.json'], { cwd: dir });
    expect(JSON.parse(await readFile(path.join(dir, 'artifact.json'), 'utf8'))).toMatchObject({
      shared: { required: { '@shop/ui': '^1.1.0' }, provided: { '@shop/ui': '1.1.0' } },
    });
  });
});
