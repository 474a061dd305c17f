import { expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { classNameOf, globalNameOf } from './names';

const root = path.join(import.meta.dirname, '../../..');

const sheetsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(root, folder, file))
    .filter((file) => file.endsWith('.module.css'));

it('names a global that a script can declare, whatever the remote and the version are called', () => {
  expect(globalNameOf('gift-cards', '1.0.0-rc.1+build.5')).toBe('gift_cards_1_0_0_rc_1_build_5');
  expect(globalNameOf('catalog', '1.0.0')).not.toBe(globalNameOf('catalog', '1.0.1'));
});

it('names a class after its build, version, style sheet and itself', () => {
  const file = '/shop/mfe-gifts/src/gift-card.module.css';
  expect(classNameOf('gifts', '1.0.0-rc.1', file, 'title')).toBe('gifts-1_0_0_rc_1-gift-card_title');
});

it('has no two style sheets of one name in a build, which may hold those of the design pieces', () => {
  const packages = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  expect(packages.length).toBeGreaterThan(5);
  for (const build of packages) {
    const names = [...sheetsIn(`${build}/src`), ...sheetsIn('shared/ui/src')].map((file) =>
      path.basename(file),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
