import type { Page } from '@playwright/test';
import type { Enrolled, Invitation, NewSession } from '@shop/contracts/registry';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeAt } from '@shop/server-kit/testing';
import type { TestShop } from './temporary-shop';

type Shop = Pick<TestShop, 'opsUrl' | 'dataDir'>;

export const consolePassword = 'seven blue stamps';

/** The token of the first admin of a local shop. */
export const adminTokenOf = async ({ dataDir }: Shop): Promise<string> =>
  (await readFile(path.join(dataDir, 'admin-token'), 'utf8')).trim();

/** Signs in to the console as a new admin, and completes the first sign-in. */
export async function signInToConsole(page: Page, shop: Shop): Promise<void> {
  const call = async <T>(address: string, token: string | undefined, data?: object): Promise<T> => {
    const response = await page.request.fetch(`${shop.opsUrl}/registry/v1${address}`, {
      method: data ? 'POST' : 'GET',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(data && { data }),
    });
    return (await response.json()) as T;
  };
  const account = { name: `Ops ${randomUUID().slice(0, 8)}`, role: 'admin' };
  const { invitation } = await call<Invitation>('/accounts', await adminTokenOf(shop), account);
  const accepted = { invitation, password: consolePassword };
  const begun = await call<NewSession>('/invitations', undefined, accepted);
  const { secret } = await call<{ secret: string }>('/me/authenticator', begun.session);
  const code = codeAt(secret, new Date());
  const { session } = await call<Enrolled>('/me/authenticator', begun.session, { code });
  await page
    .context()
    .addCookies([{ name: 'ops', value: session, url: shop.opsUrl, httpOnly: true, sameSite: 'Strict' }]);
}
