import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Generated } from 'kysely';
import type { Executor } from '../db/schema';

/** One row: the secret that signs links. It was first used for links to orders. */
export interface OrderLinkSecretTable {
  only_row: Generated<boolean>;
  secret: string;
}

declare module '../db/schema' {
  interface Schema {
    order_link_secret: OrderLinkSecretTable;
  }
}

/** Signs texts with the secret in the database, for links and the codes of gift cards. */
export interface Signature {
  /** The signature of a text, as base64url. */
  of(db: Executor, text: string): Promise<string>;
  /** Whether it is the signature of that text. Compares in constant time. */
  fits(db: Executor, text: string, signature: string): Promise<boolean>;
}

async function readSecret(db: Executor): Promise<string> {
  const { secret } = await db.selectFrom('order_link_secret').select('secret').executeTakeFirstOrThrow();
  return secret;
}

/** Signatures for one purpose, which the signed text includes, so that those for a different purpose are invalid. */
export function createSignature(
  purpose: 'order-link' | 'order-confirm' | 'stop-emails' | 'confirm-alert' | 'gift-card',
): Signature {
  let secret: string | undefined;
  const sign = async (db: Executor, text: string) =>
    createHmac('sha256', (secret ??= await readSecret(db)))
      .update(`${purpose}:${text}`)
      .digest();
  return {
    of: async (db, text) => (await sign(db, text)).toString('base64url'),
    async fits(db, text, signature) {
      const wanted = await sign(db, text);
      const given = Buffer.from(signature, 'base64url');
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
