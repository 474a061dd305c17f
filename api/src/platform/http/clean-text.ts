import { isStorable, isStorableValue } from '@shop/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound, fieldLabel } from './api-error';

export { isStorable };

/**
 * Hook: rejects text that cannot be stored anywhere in the request: with a 404 in the path, otherwise with a 400. Runs before
 * validation.
 */
export async function refuseUnclean(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
  if (!isStorableValue(request.params)) throw notFound();
  for (const part of [request.query, request.body]) {
    if (!isStorableValue(part)) throw new ApiError(400, 'Text contains characters that are not allowed');
  }
}

/** Passwords use a different normal form, and old hashes are of the password as typed. */
const asTyped = /^(current|\w*password)$/i;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

/** Normalises the texts of a JSON value to form C, except passwords. Other values, such as bytes, are unchanged. */
export function composed(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return asTyped.test(key) ? value : value.normalize('NFC');
  if (Array.isArray(value)) return value.map((inner) => composed(inner));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, composed(inner, name)]));
}

/** Hook: normalises all text of a request. Runs after `refuseUnclean`. */
export async function composeText(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
  request.params = composed(request.params);
  request.query = composed(request.query);
  request.body = composed(request.body);
}

/** Format characters can change the direction of the following text: lines keep only the joiners. */
const invisible = /\p{Cc}|[^\P{Cf}\u200c\u200d]/gu;

/** Only invisible characters: spaces, joiners, fillers and the blank Braille pattern. */
const blank = /^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Cleans a single-line text, such as a name; empty if it has no visible characters. */
export function cleanLine(text: string): string {
  const line = cleanText(text).replace(/\s+/g, ' ').replace(invisible, '').replace(/ +/g, ' ').trim();
  return blank.test(line) ? '' : line;
}

/** The same for a field that must not be empty. Throws an ApiError 400 with the `field`. */
export function requireLine(field: string, text: string): string {
  const line = cleanLine(text);
  if (line === '') throw new ApiError(400, `${fieldLabel(field)} is required`, { extra: { field } });
  return line;
}

/** Cleans free text for storage: composed characters, plain line breaks, no control characters, trimmed. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
