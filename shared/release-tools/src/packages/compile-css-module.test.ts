import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileCssModule } from './compile-css-module';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'css-modules-'));
  writeFileSync(path.join(dir, 'eyebrow.module.css'), '.eyebrow { color: red; }');
  writeFileSync(
    path.join(dir, 'card.module.css'),
    `.card { animation: turn 1s; }
.kicker { composes: eyebrow from './eyebrow.module.css'; }
@keyframes turn { to { rotate: 1turn; } }`,
  );
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const compile = (version: string) =>
  compileCssModule(path.join(dir, 'card.module.css'), { dir, name: '@shop/things', version });

it('names classes and animations by package, version and sheet, and includes composed classes', async () => {
  const { css, names } = await compile('1.2.0-beta.1');
  expect(names).toEqual({
    card: 'things-1_2_0-beta_1-card-card',
    kicker: 'things-1_2_0-beta_1-card-kicker things-1_2_0-beta_1-eyebrow-eyebrow',
    turn: 'things-1_2_0-beta_1-card-turn',
  });
  expect(css).toContain('.things-1_2_0-beta_1-card-card { animation: things-1_2_0-beta_1-card-turn 1s; }');
  expect(css).toContain('.things-1_2_0-beta_1-eyebrow-eyebrow { color: red; }');
});

it('distinguishes sheets of the same name in different folders', async () => {
  const inFolders = ['list', 'page'].map(async (folder) => {
    mkdirSync(path.join(dir, folder));
    const file = path.join(dir, folder, 'index.module.css');
    writeFileSync(file, '.row { color: red; }');
    return (await compileCssModule(file, { dir, name: '@shop/things', version: '1.0.0' })).names.row;
  });
  expect(await Promise.all(inFolders)).toEqual([
    'things-1_0_0-list_index-row',
    'things-1_0_0-page_index-row',
  ]);
});

it('uses different names for two versions', async () => {
  const [one, other] = await Promise.all([compile('1.0.0'), compile('2.0.0')]);
  const others = new Set(Object.values(other.names));
  expect(Object.values(one.names).filter((name) => others.has(name))).toEqual([]);
});
