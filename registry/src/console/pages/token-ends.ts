import type { TokenView } from '@shop/contracts/registry';
import { istTime } from '../format';
import { markup, type Piece } from '../markup';

/** How long before a token expires a warning is shown, in ms. */
const warnMs = 14 * 24 * 60 * 60 * 1000;

/** Whether a valid token expires soon. */
export function isEnding({ expiresAt, revokedAt }: TokenView, now: Date): boolean {
  const left = new Date(expiresAt).getTime() - now.getTime();
  return revokedAt === null && left > 0 && left <= warnMs;
}

/** Warns of tokens that expire within two weeks; nothing when there are none. */
export function tokenEnds(tokens: readonly TokenView[], now: Date): Piece {
  const ending = tokens.filter((token) => isEnding(token, now));
  if (ending.length === 0) return null;
  return markup`<div class="notice cold"><p><strong>Tokens end soon.</strong> What uses them stops then; make others under <a href="/ops/access">Access</a>.</p>
    <ul class="marked">${ending.map(({ name, expiresAt }) => markup`<li>${name}, ${istTime(expiresAt)}</li>`)}</ul></div>`;
}
