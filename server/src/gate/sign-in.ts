import type { BrowserContext } from 'playwright-core';

/** A shopper's account that exists in the shop. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Reads `email:password`; undefined where nothing is set. Throws an Error for anything else. */
export function readAccount(text: string | undefined): Account | undefined {
  if (!text) return undefined;
  const separator = text.indexOf(':');
  const [email, password] = [text.slice(0, separator), text.slice(separator + 1)];
  if (separator > 0 && email.includes('@') && password) return { email, password };
  throw new Error('GATE_ACCOUNT has to be like shopper@example.in:password.');
}

/** Signs the windows of a browser in. Throws an Error when the shop does not let it. */
export async function signIn(
  context: BrowserContext,
  shop: string,
  { email, password }: Account,
): Promise<void> {
  const response = await context.request.post(`${shop}/api/v1/user/signin`, {
    data: { email, password, confirmPassword: password },
    headers: { origin: shop },
  });
  if (!response.ok()) throw new Error(`The shop does not sign GATE_ACCOUNT in (${response.status()}).`);
}
