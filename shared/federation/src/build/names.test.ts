import { expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isRestSheet, restSheets } from './rest-sheets';
import { classNameOf, globalNameOf, sheetHashOf } from './names';

const root = path.join(import.meta.dirname, '../../../..');

const sheetsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(root, folder, file))
    .filter((file) => file.endsWith('.module.css'));

it('returns a valid variable name for every remote and version', () => {
  expect(globalNameOf('gift-cards', '1.0.0-rc.1+build.5')).toBe('gift_cards_1_0_0_rc_1_build_5');
  expect(globalNameOf('catalog', '1.0.0')).not.toBe(globalNameOf('catalog', '1.0.1'));
});

const button = path.join(root, 'shared/ui/src/primitives/button.module.css');

it('returns short class names, unique by class, build and version', () => {
  const name = classNameOf('gifts', '1.0.0', button, 'button');
  expect(name).toMatch(/^[a-z]{6}[a-z\d]{1,2}$/i);
  const others = [
    classNameOf('gifts', '1.0.0', button, 'primary'),
    classNameOf('gifts', '1.0.1', button, 'button'),
    classNameOf('cart', '1.0.0', button, 'button'),
  ];
  expect(new Set([name, ...others]).size).toBe(4);
  expect(classNameOf('gifts', '1.0.0', button, 'button')).toBe(name);
});

it('lists only existing style sheets as rest sheets', () => {
  const names = [...sheetsIn('shell/app'), ...sheetsIn('shared/ui/src')].filter(isRestSheet);
  expect(names).toHaveLength(restSheets.size);
});

it('throws an error with the sheet for an unknown class', () => {
  expect(() => classNameOf('gifts', '1.0.0', button, 'missing')).toThrow(
    `${button} does not define "missing"`,
  );
});

it('requires unique names of style sheets in a build, including those of the shared packages', () => {
  const packages = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  expect(packages.length).toBeGreaterThan(5);
  for (const build of packages) {
    const sources = build === 'shell' ? 'shell/app' : `${build}/src`;
    const names = [sources, 'shared/ui/src', 'shared/tokens/src'].flatMap(sheetsIn).map(sheetHashOf);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
