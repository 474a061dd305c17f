import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { createCatalogueCache } from '../catalogue-cache';
import type { SearchSettings } from './schemas';
import { searchProducts } from './search-products';
import { createSearchWords } from './vocabulary';
import { recordMiss } from './search-settings';

type Settings = Static<typeof SearchSettings>;

let staffed: StaffedShop;
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ staff } = staffed);
});
afterAll(() => staffed.close());

async function settings(response: ReturnType<typeof staff.get>): Promise<Settings> {
  const { status, body } = await response;
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as { data: Settings }).data;
}

/** Titles that a search finds with newly read words. */
async function found(text: string): Promise<string[]> {
  const { db } = staffed.shop.database;
  const searchWords = createSearchWords(db, createCatalogueCache(db));
  const { ids } = await searchProducts({ db, searchWords }, text, 16);
  const rows = await db
    .selectFrom('product')
    .select('title')
    .where('id', 'in', [0, ...ids])
    .execute();
  return rows.map(({ title }) => title).sort();
}

it('has default synonyms', async () => {
  const { synonyms } = await settings(staff.get('/search'));
  expect(synonyms).toContainEqual(
    expect.objectContaining({ phrases: ['kite', 'पतंग', 'patang'], finds: null, changedBy: null }),
  );
});

it('adds, changes and removes synonyms, which apply to the next search', async () => {
  await staffed.shop.addProduct({ title: 'Gramophone needle' });
  await staffed.shop.addProduct({ title: 'Record sleeve' });
  const version = async () =>
    (
      await staffed.shop.database.db
        .selectFrom('catalogue_version')
        .select('version')
        .executeTakeFirstOrThrow()
    ).version;
  const before = await version();
  const phrases = [' Gramophone ', 'ग्रामोफोन', 'gramophone', 'Record'];
  const { synonyms } = await settings(staff.post('/search/synonyms', { phrases, finds: null }));
  const [added] = synonyms;
  expect(added).toMatchObject({ phrases: ['gramophone', 'ग्रामोफोन', 'record'], finds: null });
  expect(added?.changedBy).not.toBeNull();
  expect(await version()).toBeGreaterThan(before);
  expect(await found('ग्रामोफोन')).toEqual(['Gramophone needle', 'Record sleeve']);
  expect(await found('records')).toEqual(['Gramophone needle', 'Record sleeve']);

  const place = `/search/synonyms/${added?.id}`;
  await settings(staff.post(place, { phrases: ['ग्रामोफोन'], finds: ['gramophone'] }));
  expect(await found('ग्रामोफोन')).toEqual(['Gramophone needle']);
  expect(await found('gramophone')).toEqual(['Gramophone needle']);

  await settings(staff.post(`${place}/remove`, {}));
  expect(await found('ग्रामोफोन')).toEqual(['Gramophone needle']);
  expect(await found('record')).toEqual(['Record sleeve']);
  expect(await staff.post(place, { phrases: ['a', 'b'], finds: null })).toMatchObject({ status: 404 });
  expect(await staff.post(`${place}/remove`, {})).toMatchObject({ status: 404 });
});

it.each([
  [{ phrases: ['Nib', ' nib '], finds: null }, 'phrases', 'Enter at least two words or phrases that differ.'],
  [{ phrases: ['  '], finds: ['nib'] }, 'phrases', 'Enter at least one word or phrase.'],
  [{ phrases: ['nib'], finds: [' '] }, 'finds', 'Enter at least one word or phrase.'],
])('refuses %j', async (request, field, message) => {
  expect(await staff.post('/search/synonyms', request)).toMatchObject({
    status: 400,
    body: { field, message },
  });
});

it('lists what was not found, without personal data', async () => {
  const { db } = staffed.shop.database;
  const now = new Date('2026-11-20T06:30:00Z');
  for (const text of [
    'Typewriter',
    'typewriter ',
    'abacus',
    'meera@example.in',
    '98765 43210',
    'x'.repeat(61),
    ' ',
  ])
    await recordMiss(db, text, now);
  const { misses } = await settings(staff.get('/search'));
  expect(misses).toEqual([
    { text: 'typewriter', count: 2, lastAt: now.toISOString() },
    { text: 'abacus', count: 1, lastAt: now.toISOString() },
  ]);
});
