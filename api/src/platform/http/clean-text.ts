import { isStorable, isStorableValue } from '@shop/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

export { isStorable };

/** Hook: refuses text that cannot be stored, anywhere in the request. Runs before validation. */
export async function refuseUnclean(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
  for (const part of [request.params, request.query, request.body]) {
    if (!isStorableValue(part)) throw new ApiError(400, 'Text contains characters that are not allowed');
  }
}

/** Free text as it is stored: composed characters, plain line ends, no control characters, no space around it. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
