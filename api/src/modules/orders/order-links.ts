import { paths } from '@shop/config';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Executor } from '../../platform/db/schema';

/** Links that open one order for whoever has them: guests have no account to find it by. */
export interface OrderLinks {
  /** The path of an order's page, with the key that opens it. */
  pathOf(db: Executor, publicId: string): Promise<string>;
  /** The same as an address for a mail; null where the shop does not know its own. */
  addressOf(db: Executor, publicId: string): Promise<string | null>;
  /** True when the key opens that order. Takes as long for a wrong key as for a right one. */
  opens(db: Executor, publicId: string, key: string): Promise<boolean>;
}

async function readSecret(db: Executor): Promise<string> {
  const { secret } = await db.selectFrom('order_link_secret').select('secret').executeTakeFirstOrThrow();
  return secret;
}

// What is signed says what it is for, so that no other signature of this secret could be taken for a key.
const sign = (secret: string, publicId: string): Buffer =>
  createHmac('sha256', secret).update(`order-link:${publicId}`).digest();

/** Links signed with the secret of the database. `origin` is where the shop's pages are, such as `https://shop.example`. */
export function createOrderLinks(origin: string | undefined): OrderLinks {
  let secret: string | undefined;
  const keyOf = async (db: Executor, publicId: string) => sign((secret ??= await readSecret(db)), publicId);
  const pathOf = async (db: Executor, publicId: string) =>
    paths.order(publicId, (await keyOf(db, publicId)).toString('base64url'));
  return {
    pathOf,
    addressOf: async (db, publicId) =>
      origin === undefined ? null : `${origin}${await pathOf(db, publicId)}`,
    async opens(db, publicId, key) {
      const wanted = await keyOf(db, publicId);
      const given = Buffer.from(key, 'base64url');
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
