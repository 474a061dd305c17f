import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/build/packages';
import { sourceOf, testExists } from './named-tests';
import { opensDatabase } from '../test/opens-database.mjs';

const rows = readFileSync(path.join(root, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [, fault = '', test = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    // What is not written so stays as the name of a file that is not there, instead of going unseen.
    const [, file = test, title = ''] = /^`([^`]+)` › (.+)$/.exec(test) ?? [];
    return { fault, file, title: title.replace(/\\([|*_`<>])/g, '$1') };
  });

/** Played on each engine by the suite itself, or a fault that only a folder or only a server has. */
const runsItself = [
  'lab/trials/durability/durability.test.ts',
  'lab/trials/outages/outages.test.ts',
  'api/src/platform/db/full-disk.test.ts',
];

describe('docs/faults.md', () => {
  it('names only tests that exist', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => !testExists(row))).toEqual([]);
  });

  it('names tests that run on both engines', () => {
    const onOne = rows.filter(
      ({ file }) => !runsItself.includes(file) && !opensDatabase.test(sourceOf(file)),
    );
    expect(onOne).toEqual([]);
  });

  it('looks for drift after every fault of an order', () => {
    const orderSuites = new Set(
      rows.map(({ file }) => file).filter((file) => file.startsWith('api/src/modules/orders/')),
    );
    expect([...orderSuites].filter((file) => !sourceOf(file).includes('assertNoDrift'))).toEqual([]);
  });
});
