import type { Page } from '@playwright/test';
import { address } from './shopper';

const password = 'a long enough secret';

async function post(page: Page, origin: string, path: string, data: object): Promise<void> {
  const response = await page.request.post(path, { data, headers: { origin } });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
}

/** Signs the page's browser in to an account that `signIn` made. */
export const signInAgain = (page: Page, origin: string, email: string): Promise<void> =>
  post(page, origin, '/api/v1/user/signin', { email, password, confirmPassword: password });

/** Makes an account and signs the page's browser in at that shop, by the API: the forms have tests of their own. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  const { name, phone: phoneNumber } = address;
  await post(page, origin, '/api/v1/user/signup', { name, email, password, phoneNumber });
  await signInAgain(page, origin, email);
}

/** Signs the page's browser out, as another tab of it does. */
export const signOut = (page: Page, origin: string): Promise<void> =>
  post(page, origin, '/api/v1/user/signout', {});

/** An address that no other test has signed up. */
export const freshEmail = () => `asha.${crypto.randomUUID()}@example.in`;
