import { expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isRestSheet, restSheets } from './rest-sheets';
import { classNameOf, collidingSheets, globalNameOf, readableClassName, sheetHashOf } from './names';

const root = path.join(import.meta.dirname, '../../../..');

const sheetsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(root, folder, file))
    .filter((file) => file.endsWith('.module.css'));

it('returns a valid variable name for every remote and version', () => {
  expect(globalNameOf('gift-cards', '1.0.0-rc.1+build.5')).toBe('gift_cards_1_0_0_rc_1_build_5');
  expect(globalNameOf('catalog', '1.0.0')).not.toBe(globalNameOf('catalog', '1.0.1'));
});

const ui = path.join(root, 'shared/ui');
const button = path.join(ui, 'src/primitives/button.module.css');
const gifts = { dir: ui, name: 'gifts', version: '1.0.0' };

it('returns short class names, unique by class, sheet, build and version', () => {
  const name = classNameOf(gifts, button, 'button');
  expect(name).toMatch(/^[a-z]{6}[a-z\d]{1,2}$/i);
  const others = [
    classNameOf(gifts, button, 'primary'),
    classNameOf({ ...gifts, version: '1.0.1' }, button, 'button'),
    classNameOf({ ...gifts, name: 'cart' }, button, 'button'),
  ];
  expect(new Set([name, ...others]).size).toBe(4);
  expect(classNameOf(gifts, button, 'button')).toBe(name);
});

it('lists only existing style sheets as rest sheets', () => {
  const names = [...sheetsIn('shell/app'), ...sheetsIn('shared/ui/src')].filter(isRestSheet);
  expect(names).toHaveLength(restSheets.size);
});

it('distinguishes style sheets of the same name in different folders, wherever the checkout is', () => {
  const one = sheetHashOf('/home/a/gifts', '/home/a/gifts/src/list/index.module.css');
  expect(sheetHashOf('/home/a/gifts', '/home/a/gifts/src/page/index.module.css')).not.toBe(one);
  expect(sheetHashOf('/srv/gifts', '/srv/gifts/src/list/index.module.css')).toBe(one);

  const readable = (file: string) =>
    readableClassName({ ...gifts, dir: '/home/a/gifts' }, `/home/a/gifts/${file}`, 'grid');
  expect(readable('src/list/index.module.css')).toMatch(/^gifts_1_0_0-index-[a-z]{10}-grid$/i);
  expect(readable('src/list/index.module.css')).not.toBe(readable('src/page/index.module.css'));
});

it('finds two style sheets with the same hash, and names both', () => {
  const files = Array.from({ length: 2000 }, (_, index) => `/gifts/src/${index}.module.css`);
  const [one, other] = collidingSheets('/gifts', files) ?? [];
  expect(one).toMatch(/^src\/\d+\.module\.css$/);
  expect(other).not.toBe(one);
  expect(sheetHashOf('/gifts', `/gifts/${other}`)).toBe(sheetHashOf('/gifts', `/gifts/${one}`));
  expect(collidingSheets('/gifts', files.slice(0, 10))).toBeNull();
  expect(collidingSheets('/gifts', [button, button])).toBeNull();
});
