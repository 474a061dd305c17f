import type { EnvState, SalesState } from '@shop/contracts/registry';
import { salesText } from '../../modules/canaries/sales-alarm';
import { agoText, istTime } from '../format';
import { markup, type Piece } from '../markup';

/** How long a rollback is shown on the first page, in ms. */
const shownMs = 24 * 60 * 60 * 1000;

/** The first sentence of a reason, where it is one of the watch: how certain it was is in the audit. */
const firstSentence = (reason: string) => reason.split(/\. (?=[A-Z])/, 1)[0]?.replace(/\.$/, '') ?? reason;

/** What was rolled back lately, and why: "catalog 1.1.0 was rolled back 12 minutes ago: 2.3 % of sessions failed". */
export const rollbackNotices = ({ rolledBack }: Pick<EnvState, 'rolledBack'>, now: Date): Piece =>
  rolledBack
    .filter(({ at }) => now.getTime() - Date.parse(at) < shownMs)
    .map(
      ({ remote, version, at, reason }) =>
        markup`<p class="notice">${remote} <span class="code">${version}</span> was rolled back <time datetime="${at}">${agoText(at, now)}</time>: ${firstSentence(reason)}</p>`,
    );

/** That too few shoppers in the checkout get an order, whichever versions they have. */
export const salesNotice = (sales: SalesState): Piece =>
  sales.since !== null &&
  markup`<div class="notice bad" role="alert">
    <p><strong>Orders have dropped</strong> since ${istTime(sales.since)}: ${salesText(sales)}</p>
    <p>Place an order yourself. Roll back what was released last, or look at the payment provider.</p></div>`;
