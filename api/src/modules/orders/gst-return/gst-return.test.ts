import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { differencesOf, taxableOf } from '../testing/gst-return/audit-return';
import { csvFiles, figuresOfCsv } from '../testing/gst-return/csv-figures';
import { figuresOfJson, type Gstr1File } from '../testing/gst-return/json-figures';
import { readPrinted } from '../testing/gst-return/printed-figures';
import { fillOrders } from '../testing/gst-return/fill-orders';
import { collectReturn } from './collect-return';
import { csvSections, gstr1Csv } from './gstr1-csv';
import { gstr1Json } from './gstr1-json';
import { sumsOfCodes, sumsOfPapers, sumsOfSections } from './return-sums';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  // From 20 March: the period includes the end of a financial year.
  await fillOrders(database.db, { count: 400, seed: 11, from: new Date('2026-03-20T00:00:00+05:30') });
});
afterAll(() => database.close());

const months = [
  ['2026-03', '2026-03-01T00:00:00+05:30', '2026-04-01T00:00:00+05:30'],
  ['2026-04', '2026-04-01T00:00:00+05:30', '2026-05-01T00:00:00+05:30'],
  ['2026-05', '2026-05-01T00:00:00+05:30', '2026-06-01T00:00:00+05:30'],
] as const;

const rangeOf = ([, from, before]: (typeof months)[number]) => ({
  from: new Date(from),
  before: new Date(before),
});

it.each(months)('matches the printed invoices and credit notes of %s', async (...month) => {
  const range = rangeOf(month);
  const found = await collectReturn(database.db, range);
  const file = JSON.parse(
    JSON.stringify(gstr1Json(found, { gstin: '08AAACH7409R1Z1', month: month[0] })),
  ) as Gstr1File;
  const printed = await readPrinted(database.db, range);
  expect(taxableOf(printed)).not.toBe(0);
  expect(differencesOf('json', figuresOfJson(file), printed)).toEqual([]);
  expect(differencesOf('csv', figuresOfCsv(csvFiles(found)), printed)).toEqual([]);
  expect(sumsOfSections(found)).toEqual(sumsOfPapers(found));
  expect(sumsOfCodes(found)).toEqual(sumsOfPapers(found));
});

it('has every section, and no row twice', async () => {
  const found = await collectReturn(database.db, rangeOf(months[1]));
  const sections = Object.keys(gstr1Json(found, { gstin: '08AAACH7409R1Z1', month: '2026-04' }));
  expect(sections).toEqual([
    ...['gstin', 'fp', 'version', 'hash', 'b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'],
    ...['nil', 'hsn', 'doc_issue'],
  ]);
  const keys = found.b2cs.map(({ stateCode, taxBp }) => `${stateCode} ${taxBp}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(found.b2cl.every(({ inOwnState, valuePaise }) => !inOwnState && valuePaise > 10_000_000)).toBe(true);
  for (const section of csvSections) {
    const lines = [...gstr1Csv(section, found)].join('').trim().split('\r\n');
    expect([section, lines.length > 1]).toEqual([section, true]);
  }
});
