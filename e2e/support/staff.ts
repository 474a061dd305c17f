import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { codeAt } from '@shop/server-kit/testing';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestShop } from './temporary-shop';

const password = 'seven blue stamps';

type Office = Pick<TestShop, 'officeUrl' | 'dataDir'>;

/** Posts to the staff API as the page's browser does, and returns the body. */
async function call(api: APIRequestContext, { officeUrl }: Office, address: string, data: object) {
  const headers = { origin: officeUrl };
  const response = await api.post(`${officeUrl}/api/v1/staff/${address}`, { data, headers });
  expect(response.status()).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

async function setUpAuthenticator(api: APIRequestContext, office: Office): Promise<void> {
  const asked = await api.get(`${office.officeUrl}/api/v1/staff/me/authenticator`);
  const { data } = (await asked.json()) as { data: { secret: string } };
  await call(api, office, 'me/authenticator', { code: codeAt(data.secret, new Date()) });
}

/** Creates an admin with the key in the data folder, and signs in on the page. */
export async function signInAdmin(page: Page, office: Office, name: string): Promise<void> {
  const api = page.context().request;
  const key = (await readFile(path.join(office.dataDir, 'office-key'), 'utf8')).trim();
  await call(api, office, 'set-up', { key, name, password });
  await setUpAuthenticator(api, office);
}

/** Invites a staff member as the admin of one page, and signs them in on another. */
export async function signInInvited(
  admin: Page,
  page: Page,
  office: Office,
  account: { readonly name: string; readonly role: string },
): Promise<void> {
  const { invitation } = await call(admin.context().request, office, 'accounts', account);
  const api = page.context().request;
  await call(api, office, 'invitation', { invitation, password });
  await setUpAuthenticator(api, office);
}
