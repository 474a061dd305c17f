import { expect, type Page } from '@playwright/test';
import { codeAt } from '@shop/http/testing';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestShop } from './temporary-shop';

/** Makes an admin of the office with the key of the shop's data folder, and signs them in. */
export async function signInKeeper(
  page: Page,
  { officeUrl, dataDir }: Pick<TestShop, 'officeUrl' | 'dataDir'>,
): Promise<void> {
  const api = page.context().request;
  const post = async (address: string, data: object) => {
    const headers = { origin: officeUrl };
    const response = await api.post(`${officeUrl}/api/v1/staff/${address}`, { data, headers });
    expect(response.status()).toBe(200);
  };
  const key = (await readFile(path.join(dataDir, 'office-key'), 'utf8')).trim();
  await post('set-up', { key, name: 'Asha', password: 'seven blue stamps' });
  const asked = await api.get(`${officeUrl}/api/v1/staff/me/authenticator`);
  const { data } = (await asked.json()) as { data: { secret: string } };
  await post('me/authenticator', { code: codeAt(data.secret, new Date()) });
}
