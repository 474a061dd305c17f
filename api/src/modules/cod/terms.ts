import { formatRupeesPlain } from '@shop/money';
import { type Static, Type } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';

/** Limits of the setting. */
export const codLimits = { maxPaise: 100_000_000, maxConfirmHours: 72 } as const;

/** The setting of a shop that has never changed it. */
export const defaultSetting = {
  offered: false,
  feePaise: 0,
  minPaise: null,
  maxPaise: null,
  confirmHours: 24,
} as const;

/** The terms of cash on delivery, for pages; amounts in paise. */
export const shopCod = Type.Object({
  feePaise: Type.Integer({ description: 'The fee before tax; taxed at the highest rate of the goods.' }),
  minPaise: Type.Optional(
    Type.Integer({ description: 'The minimum amount to pay in cash, with the fee and tax.' }),
  ),
  maxPaise: Type.Optional(
    Type.Integer({ description: 'The maximum amount to pay in cash, with the fee and tax.' }),
  ),
  confirmHours: Type.Integer({ description: 'How long an order waits for its confirmation.' }),
});

/** The terms of cash on delivery; undefined while the shop does not offer it. */
export async function readTerms(db: Executor): Promise<Static<typeof shopCod> | undefined> {
  const row = await db.selectFrom('cod_setting').selectAll().where('offered', '=', true).executeTakeFirst();
  if (!row) return undefined;
  return {
    feePaise: row.fee_paise,
    ...(row.min_paise !== null && { minPaise: row.min_paise }),
    ...(row.max_paise !== null && { maxPaise: row.max_paise }),
    confirmHours: row.confirm_hours,
  };
}

/** The error for an order that cannot be paid in cash; the page shows it at the choice of payment. */
export const refuseCash = (status: number, message: string): ApiError =>
  new ApiError(status, message, { extra: { field: 'payment' } });

/** Throws an ApiError 422 for an amount, in paise, that the terms do not allow. */
export function assertAmount(
  { minPaise, maxPaise }: Pick<Static<typeof shopCod>, 'minPaise' | 'maxPaise'>,
  totalPaise: number,
): void {
  if (minPaise !== undefined && totalPaise < minPaise) {
    throw refuseCash(422, `Cash on delivery is possible from ${formatRupeesPlain(minPaise)}.`);
  }
  if (maxPaise !== undefined && totalPaise > maxPaise) {
    throw refuseCash(422, `Cash on delivery is possible up to ${formatRupeesPlain(maxPaise)}.`);
  }
}
