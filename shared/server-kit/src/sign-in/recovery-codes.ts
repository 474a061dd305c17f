import { randomBytes } from 'node:crypto';
import { hashSecret } from '../secrets';

/** Without characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789x';
const count = 10;
const groups = 4;
const groupLength = 4;

const newGroup = () => [...randomBytes(groupLength)].map((byte) => alphabet[byte & 31]).join('');

/** Codes such as `k7pm-3xqa-…`, each of 80 bits, for a user who has lost the authenticator. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => Array.from({ length: groups }, newGroup).join('-'));

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The stored hash of a code, normalised. */
export const hashRecoveryCode = (code: string): string => hashSecret(plain(code));
