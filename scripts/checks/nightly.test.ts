import { expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nightlyFiles, nightlyBrowserTests } from '../../e2e/nightly';
import { testsWithOwnShops } from '../../e2e/own-shops';
import { root } from '../../server/build/packages';
import { nightlySuites, onBothEnginesByDay } from '../test/nightly.mjs';
import { opensDatabase } from '../test/opens-database.mjs';

const filesIn = (folder: string, ending: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(ending) && !/\/(node_modules|dist)\//.test(file));

const suites = ['api/src', 'registry/src', 'samples', 'server', 'scripts', 'e2e', 'shared', 'shell'].flatMap(
  (folder) => filesIn(folder, '.test.ts'),
);

it('nightly steps exist, and run when they are selected by name', () => {
  expect(nightlySuites.filter((part) => !suites.some((file) => file.includes(part)))).toEqual([]);
  const specs = filesIn('e2e', '.spec.ts');
  expect(nightlyBrowserTests.filter((name) => !specs.includes(`e2e/${name}.spec.ts`))).toEqual([]);
  expect(nightlyFiles).toHaveLength(process.env.TEST_SCOPE === 'day' ? nightlyBrowserTests.length : 0);
});

it('browser tests that run first exist', () => {
  const specs = filesIn('e2e', '.spec.ts');
  expect(testsWithOwnShops.filter((name) => !specs.includes(`e2e/${name}.spec.ts`))).toEqual([]);
  expect(testsWithOwnShops.length).toBeGreaterThan(10);
});

it('every module of the API and the registry is tested in every run, and engine differences on both engines', () => {
  const ofModules = suites.filter(
    (file) =>
      /^(api|registry)\/src\/modules\//.test(file) &&
      opensDatabase.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(ofModules.length).toBeGreaterThan(60);
  expect(nightlySuites.filter((part) => ofModules.some((file) => file.includes(part)))).toEqual([]);
  expect(ofModules.filter((file) => onBothEnginesByDay.test(file))).toEqual(
    expect.arrayContaining([
      'api/src/modules/orders/checkout.test.ts',
      'api/src/modules/orders/stock.test.ts',
    ]),
  );
});
