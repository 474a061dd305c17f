import type { FastifyInstance } from 'fastify';
import { hashSecret, newToken } from '@shop/server-kit/secrets';
import type { Executor } from '../../../../platform/db/schema';
// Adds the tables of accounts to the type of the database.
import type {} from '../../../accounts/tables';

/** A response as a browser receives it. */
export interface HistoryResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A shopper with a browser, at an address that others may share. */
export interface HistoryShopper {
  get(app: FastifyInstance, path: string): Promise<HistoryResponse>;
  post(app: FastifyInstance, path: string, body: object): Promise<HistoryResponse>;
  /** Clears the browser's session, which stays valid in the shop. */
  clearCookies(): void;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The account of a history's shoppers. */
export interface HistoryAccount {
  /** The row's id. */
  readonly id: number;
  readonly publicId: string;
  readonly email: string;
}

/** Creates an account for shoppers who sign in; `number` distinguishes it from those of other histories. */
export async function addAccount(db: Executor, number: number): Promise<HistoryAccount> {
  const publicId = `asha-${number}`;
  const email = `account-${number}@example.in`;
  const { id } = await db
    .insertInto('app_user')
    .values({
      public_id: publicId,
      name: 'Asha Rao',
      email,
      email_key: email,
      phone_number: '9000090000',
      password_hash: 'none',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, publicId, email };
}

/** A shopper with the session of that token. Each call throws when the shop responds with a 500. */
function shopperOf(firstToken: string, address: string): HistoryShopper {
  let token: string | undefined = firstToken;
  const call = async (app: FastifyInstance, method: 'GET' | 'POST', path: string, payload?: object) => {
    const response = await app.inject({
      method,
      url: `/api/v1${path}`,
      remoteAddress: address,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(token !== undefined && { cookie: `session=${token}` }),
      },
      ...(payload && { payload }),
    });
    if (response.statusCode === 500) throw new Error(`${method} ${path} returned 500`);
    const set = response.cookies.find(({ name }) => name === 'session');
    if (set) token = set.value === '' ? undefined : set.value;
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  return {
    get: (app, path) => call(app, 'GET', path),
    post: (app, path, body) => call(app, 'POST', path, body),
    clearCookies: () => (token = undefined),
  };
}

/** Shoppers with new sessions, each at an address, with an account or null for a guest. */
export async function newHistoryShoppers(
  db: Executor,
  shoppers: readonly { readonly userId: number | null; readonly address: string }[],
): Promise<readonly HistoryShopper[]> {
  const now = new Date();
  const made = shoppers.map(({ userId, address }) => ({ userId, address, token: newToken() }));
  await db
    .insertInto('session')
    .values(
      made.map(({ userId, token }) => ({
        token_hash: hashSecret(token),
        user_id: userId,
        created_at: now,
        seen_at: now,
        expires_at: new Date(now.getTime() + DAY_MS),
        revoked_at: null,
      })),
    )
    .execute();
  return made.map(({ token, address }) => shopperOf(token, address));
}
