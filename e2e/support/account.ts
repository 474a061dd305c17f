import type { Page } from '@playwright/test';
import { address } from './shopper';

const password = 'a long enough secret';

/** Makes an account and signs the page's browser in at that shop, by the API: the forms have tests of their own. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  const { name, phone: phoneNumber } = address;
  const calls = [
    ['/api/v1/user/signup', { name, email, password, phoneNumber }],
    ['/api/v1/user/signin', { email, password, confirmPassword: password }],
  ] as const;
  for (const [path, data] of calls) {
    const response = await page.request.post(path, { data, headers: { origin } });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  }
}

/** An address that no other test has signed up. */
export const freshEmail = () => `asha.${crypto.randomUUID()}@example.in`;
