import { createHash } from 'node:crypto';
import { newPublicId } from '../../platform/db/public-id';
import type { Executor } from '../../platform/db/schema';
import { createSignature } from '../../platform/links/signature';
import type { GiftCardRow } from './tables';

/** Digits and capitals without 0, 1, I and O, which are hard to distinguish in print. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 16;

/** The longest code as typed, with spaces and hyphens. */
export const MAX_TYPED_CODE = 40;

const signature = createSignature('gift-card');

/** The first 80 bits in characters of five bits. */
function spell(bytes: Buffer): string {
  const bits = Array.from(bytes.subarray(0, (CODE_LENGTH * 5) / 8), (byte) =>
    byte.toString(2).padStart(8, '0'),
  ).join('');
  return Array.from({ length: CODE_LENGTH }, (_, index) =>
    ALPHABET.charAt(Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)),
  ).join('');
}

const hashOf = (key: string) => createHash('sha256').update(`gift-card:${key}`).digest('hex');

/** The form by which codes are compared: in capitals, without spaces and hyphens. */
export const giftCardKey = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .toUpperCase();

/** A code in groups of four characters: `ABCD-EFGH-JKLM-NPQR`. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join('-') ?? '';

/** The hash by which a typed code is found. */
export const giftCardHash = (code: string): string => hashOf(giftCardKey(code));

const keyOf = async (db: Executor, publicId: string): Promise<string> =>
  spell(Buffer.from(await signature.of(db, publicId), 'base64url'));

/** A new card's random id, its code, and the columns that stand for the code. */
export async function newCode(db: Executor) {
  const publicId = newPublicId();
  const key = await keyOf(db, publicId);
  return {
    code: inGroups(key),
    columns: { public_id: publicId, code_hash: hashOf(key), last_four: key.slice(-4) },
  };
}

/** The code of a card, for its emails. Throws when the secret that codes are derived from was replaced. */
export async function codeOf(
  db: Executor,
  card: Pick<GiftCardRow, 'public_id' | 'code_hash'>,
): Promise<string> {
  const key = await keyOf(db, card.public_id);
  if (hashOf(key) !== card.code_hash) throw new Error('The secret of this gift card’s code was replaced');
  return inGroups(key);
}
