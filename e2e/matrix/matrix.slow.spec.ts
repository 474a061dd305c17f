import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startShop, type TestShop } from '../support/temporary-shop';
import { bundlers, createProject, npm, packForTeams, releaseProject } from '../support/team-project';
import { addCases, listCases } from './add-cases';
import { matrixCases } from './cases';
import { faultsOf, maxShift, shiftOf, widths } from './check-case';
import { markdownTable, type Results } from './table';

let shop: TestShop;
let tarballs: string;
let home: string;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  tarballs = await packForTeams('matrix');
  home = await mkdtemp(path.join(tmpdir(), 'shop-matrix-'));
  shop = await startShop();
});

const results: Results = {};
test.afterAll(async () => {
  console.log(markdownTable(results));
  await shop.dispose();
  for (const dir of [tarballs, home]) await rm(dir, { recursive: true, force: true });
});

test('every case has a page, and every page has expectations', async () => {
  expect(Object.keys(matrixCases).sort()).toEqual([...(await listCases())].sort());
});

// One test for each template: its build takes longer than its pages.
for (const bundler of bundlers) {
  test(`popular libraries work in a remote built with ${bundler}`, async ({ browser }) => {
    test.setTimeout(3_600_000);
    const name = `matrix-${bundler}`;
    const dir = await createProject({ home, name, bundler, tarballs });
    await addCases(dir, bundler);
    await npm(dir, 'install', '--no-audit', '--no-fund');
    for (const script of ['types', 'build']) await npm(dir, 'run', script);
    await releaseProject(shop, dir);

    const page = `${shop.url}/${name}`;
    const shifts = await Promise.all(widths.map((width) => shiftOf(browser, width, page)));
    const faults: Record<string, readonly string[]> = {};
    results[bundler] = { shifts, faults };
    for (const [one, expected] of Object.entries(matrixCases))
      faults[one] = await test.step(one, () => faultsOf(browser, `${page}/${one}`, expected));
    const failed = Object.entries(faults).filter(([, reasons]) => reasons.length > 0);
    expect(Object.fromEntries(failed)).toEqual({});
    for (const shift of shifts) expect(shift).toBeLessThan(maxShift);
  });
}
