import { isStorable, isStorableValue } from '@shop/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, nothingHere, spokenField } from './api-error';

export { isStorable };

/**
 * Hook: refuses text that cannot be stored, anywhere in the request: with a 404 in the path, where it names nothing, otherwise
 * with a 400. Runs before validation.
 */
export async function refuseUnclean(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
  if (!isStorableValue(request.params)) throw nothingHere();
  for (const part of [request.query, request.body]) {
    if (!isStorableValue(part)) throw new ApiError(400, 'Text contains characters that are not allowed');
  }
}

/** Passwords have a normal form of another kind, and old hashes are of the text as it was typed. */
const asTyped = /^(current|\w*password)$/i;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

/** A value of JSON with its texts in normal form C, but for passwords. Anything else, such as bytes, stays as it is. */
export function composed(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return asTyped.test(key) ? value : value.normalize('NFC');
  if (Array.isArray(value)) return value.map((inner) => composed(inner));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, composed(inner, name)]));
}

/** Hook: text has one form from here on, whatever keyboard wrote it. Runs after `refuseUnclean`. */
export async function composeText(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
  request.params = composed(request.params);
  request.query = composed(request.query);
  request.body = composed(request.body);
}

/** Format characters can turn the direction of what stands after them: a line has no use for those but the joiners. */
const unseen = /\p{Cc}|[^\P{Cf}\u200c\u200d]/gu;

/** Nothing that can be seen: blanks, joiners, fillers and the blank of Braille. */
const blank = /^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Text for a place that has one line, such as a name; empty when nothing of it can be seen. */
export function cleanLine(text: string): string {
  const line = cleanText(text).replace(/\s+/g, ' ').replace(unseen, '').replace(/ +/g, ' ').trim();
  return blank.test(line) ? '' : line;
}

/** The same for a field that must not be empty. Throws an ApiError 400 with the `field`. */
export function requireLine(field: string, text: string): string {
  const line = cleanLine(text);
  if (line === '') throw new ApiError(400, `${spokenField(field)} is required`, { extra: { field } });
  return line;
}

/** Free text as it is stored: composed characters, plain line ends, no control characters, no space around it. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
