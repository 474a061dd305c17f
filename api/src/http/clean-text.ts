import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

/** Deeper than any body of the shop; a limit keeps a hostile one from exhausting the stack. */
const MAX_DEPTH = 16;

/** True when a string can be stored: no NUL, which PostgreSQL refuses, and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function isClean(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isClean(inner, depth - 1));
}

/** Hook: refuses text that cannot be stored, wherever in the request it stands. Runs before validation. */
export async function refuseUnclean(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
  for (const part of [request.params, request.query, request.body]) {
    if (!isClean(part, MAX_DEPTH)) throw new ApiError(400, 'Text contains characters that are not allowed');
  }
}

/** Free text as it is stored: composed letters, plain line ends, no control characters, no space around it. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
