import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rspack } from '@rspack/core';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { PackageListPlugin } from './package-list-plugin';

let root: string;
beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'package-list-')));
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const library = { version: '1.2.0', main: 'index.js', sideEffects: false, type: 'module' };
  write('gifts/package.json', {
    name: 'gifts',
    version: '3.0.0',
    type: 'module',
    devDependencies: { ribbon: '1' },
  });
  write('gifts/src/later.js', "import bow from 'ribbon/bow'; console.log(bow);");
  write('gifts/node_modules/ribbon/package.json', {
    ...{ ...library, name: 'ribbon', license: 'MIT' },
    exports: { '.': './index.js', './bow': './bow/index.js' },
  });
  write(
    'gifts/node_modules/ribbon/index.js',
    "export { wrap } from './wrap.js'; export { paper } from 'paper';",
  );
  write('gifts/node_modules/ribbon/wrap.js', "import { knot } from '@old/knot'; export const wrap = knot;");
  write('gifts/node_modules/ribbon/bow/package.json', { type: 'module' });
  write('gifts/node_modules/ribbon/node_modules/@old/knot/package.json', {
    ...{ ...library, name: '@old/knot', version: '0.9.1' },
    licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }],
  });
  write('gifts/node_modules/ribbon/node_modules/@old/knot/index.js', 'export const knot = () => Date.now();');
  write('gifts/node_modules/ribbon/bow/index.js', "import { compose } from 'redux'; export default compose;");
  for (const name of ['react-redux', 'redux']) {
    write(`gifts/node_modules/${name}/package.json`, { ...library, name, license: 'MIT' });
    write(`gifts/node_modules/${name}/index.js`, "export * from './hooks.js';");
    write(
      `gifts/node_modules/${name}/hooks.js`,
      'export const useSelector = () => Date.now(); export const compose = useSelector;',
    );
  }
  // Like the entries that the federation plugin writes.
  write(
    'gifts/src/main.js',
    "import { wrap } from 'ribbon'; import '../../node_modules/.tool/entry.js';\nimport { useSelector } from 'react-redux'; import('./later.js'); console.log(wrap, useSelector());",
  );
  write('node_modules/.tool/entry.js', 'console.log(1);');
  write('package.json', { name: 'the-repository', version: '1.0.0' });
  // An unused package.
  write('gifts/node_modules/paper/package.json', { ...library, name: 'paper', license: 'MIT' });
  write('gifts/node_modules/paper/index.js', "export const paper = 'paper';");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const used = [
  { name: '@old/knot', version: '0.9.1', license: '(MIT OR Apache-2.0)' },
  {
    ...{ name: 'react-redux', version: '1.2.0', license: 'MIT' },
    imports: [{ file: 'index.js', source: 'src/main.js:2' }],
  },
  {
    ...{ name: 'redux', version: '1.2.0', license: 'MIT' },
    imports: [{ file: 'index.js', package: 'ribbon' }],
  },
  { name: 'ribbon', version: '1.2.0', license: 'MIT' },
];

interface Running {
  run(done: (error: Error | null, stats?: { hasErrors(): boolean; toString(): string }) => void): void;
  close(done: () => void): void;
}
const run = (compiler: Running) =>
  new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : null);
      compiler.close(() => (broken ? reject(broken) : resolve()));
    });
  });

const viteBuild = (dir: string) => `
  import { build } from 'vite';
  import { packageList } from ${JSON.stringify(path.join(import.meta.dirname, 'vite-package-list.ts'))};
  await build({
    ...{ root: ${JSON.stringify(dir)}, configFile: false, logLevel: 'silent', plugins: [packageList()] },
    build: { outDir: 'dist/browser', rolldownOptions: { input: ${JSON.stringify(path.join(dir, 'src/main.js'))} } },
  });`;

const builds: Readonly<Record<string, (dir: string) => Promise<unknown>>> = {
  webpack: (dir) =>
    run(
      webpack({
        ...{ mode: 'production', context: dir, entry: './src/main.js' },
        output: { path: path.join(dir, 'dist/browser') },
        plugins: [new PackageListPlugin()],
      }),
    ),
  rspack: (dir) =>
    run(
      rspack({
        ...{ mode: 'production', context: dir, entry: './src/main.js' },
        output: { path: path.join(dir, 'dist/browser') },
        plugins: [new PackageListPlugin()],
      }),
    ),
  // In a separate process: Rolldown does not accept objects of jest's realm.
  vite: (dir) =>
    Promise.resolve(
      execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', viteBuild(dir)]),
    ),
};

it.each(Object.keys(builds))(
  '%s lists the packages that it bundled and what imports singletons',
  async (bundler) => {
    const dir = path.join(root, bundler);
    cpSync(path.join(root, 'gifts'), dir, { recursive: true });
    await builds[bundler]?.(dir);
    const text = readFileSync(path.join(dir, 'dist/browser.packages.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ packages: used });
  },
);
