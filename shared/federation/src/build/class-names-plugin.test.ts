import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { collidingSheets } from './names';
import { browserPreset, serverPreset } from './preset';

const require = createRequire(import.meta.url);

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'class-names-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Builds a module that exports the names of all of these sheets; resolves with the error text of the build. */
async function build(
  name: string,
  sheets: Readonly<Record<string, string>>,
  preset: typeof browserPreset | typeof serverPreset,
): Promise<{ readonly out: string; readonly errors: string }> {
  const context = path.join(dir, name);
  const out = path.join(context, 'dist', preset.name);
  for (const [file, text] of Object.entries(sheets)) {
    await mkdir(path.dirname(path.join(context, file)), { recursive: true });
    await writeFile(path.join(context, file), text);
  }
  const names = Object.keys(sheets).filter((file) => /\.module\.\w+$/.test(file));
  const imports = names.map((file, index) => `import s${index} from './${file}';`);
  const lists = names.map((file, index) => `${JSON.stringify(file)}: s${index}`);
  await writeFile(path.join(context, 'index.js'), `${imports.join('')}\nexport default { ${lists.join()} };`);
  const config: Configuration = {
    ...preset({ dir: context, name, version: '1.0.0' }),
    cache: false,
    resolveLoader: { modules: [path.join(import.meta.dirname, '../../../../node_modules')] },
    entry: './index.js',
    output: { path: out, filename: 'index.cjs', library: { type: 'commonjs2' } },
  };
  const compiler = webpack(config);
  const errors = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => (error ? reject(error) : resolve(stats?.toString('errors-only') ?? ''))),
    );
  });
  return { out, errors };
}

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

async function namesOf(name: string, sheets: Readonly<Record<string, string>>) {
  const server = await build(name, sheets, serverPreset);
  const browser = await build(name, sheets, browserPreset);
  expect([server.errors, browser.errors]).toEqual(['', '']);
  const file = (await readdir(browser.out)).find((found) => found.endsWith('.css')) ?? '';
  const { default: names } = require(path.join(server.out, 'index.cjs')) as { readonly default: Names };
  return { names, css: await readFile(path.join(browser.out, file), 'utf8') };
}

it('names everything that a CSS module may define, identically in both builds', async () => {
  const { names, css } = await namesOf('gifts', {
    'src/list/index.module.css': `
      .md\\:grid { color: red } .-mt-1\\/2 { color: blue } .größe { margin: 0 }
      #foo { color: green } #foo.md\\:grid { color: lime }
      :global(.open) .item { color: black } :local(.own) { color: navy }
      .title { composes: heading from '../page/index.module.css'; }`,
    'src/page/index.module.css': `.heading { font-weight: 600 } .item { color: white }`,
    'src/spin.module.css': `@keyframes spin { to { rotate: 1turn } }`,
    'src/reset.module.css': `:global(h1) { margin: 0 }`,
    'src/card.module.scss': `.card { color: teal }`,
  });
  expect(css).toContain(`.${names['src/card.module.scss']?.card}{`);
  const { 'src/list/index.module.css': list, 'src/page/index.module.css': page } = names;
  expect(Object.keys(list ?? {}).sort()).toEqual(
    ['-mt-1/2', 'foo', 'größe', 'item', 'md:grid', 'own', 'title'].sort(),
  );
  expect(list?.item).not.toBe(page?.item);
  expect(list?.title?.split(' ')).toContain(page?.heading);
  expect(css).toContain('.open .');
  expect(css).toContain('h1{margin:0}');
  for (const name of [list?.['md:grid'], list?.item, page?.item, list?.['größe']])
    expect(css).toContain(`.${name}{`);
  expect(css).toContain(`#${list?.foo}{`);
  expect(css).toMatch(/@keyframes [a-z]{6}0\{/i);
});

it('refuses two style sheets that would get the same names', async () => {
  const files = Array.from({ length: 2000 }, (_, index) => path.join(dir, `twins/src/${index}.module.css`));
  const [one = '', other = ''] = collidingSheets(path.join(dir, 'twins'), files) ?? [];
  const sheets = { [one]: '.a { color: red }', [other]: '.b { color: blue }' };
  const { errors } = await build('twins', sheets, browserPreset);
  expect(errors).toContain(
    `${one} and ${other} would have the same class names. Rename or move one of them.`,
  );
});
