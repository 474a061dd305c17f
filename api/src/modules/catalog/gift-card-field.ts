import { Type } from 'typebox';
import { type CsvCell, rupeesCell } from '../../platform/csv/csv-text';
import * as readers from './cell-readers';
import type { ProductField } from './product-fields';

const nullablePaise = (description: string, more: object = {}) =>
  Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: `${description}, in paise.`,
    ...more,
  });

/** The value of the gift card that a product sells. Shoppers do not see it: a card's title names it. */
export const giftCardField = {
  gift_card: {
    source: 'gift_card_paise',
    sql: 'bigint',
    read: readers.giftCardValue,
    cell: (stored: number | null): CsvCell => (stored === null ? null : rupeesCell(stored)),
    staff: {
      name: 'giftCardPaise',
      on: 'detail',
      shown: Type.Optional(nullablePaise('Value of the gift card that a unit is; null for other goods')),
      form: Type.Optional(
        nullablePaise('Value of the gift card that a unit is', {
          minimum: 100,
          maximum: readers.MAX_GIFT_CARD_PAISE,
        }),
      ),
      text: (paise: number | null) => (paise === null ? '' : String(paise / 100)),
    },
    seed: {
      name: 'giftCardPaise',
      schema: Type.Optional(Type.Integer({ minimum: 100 })),
      text: (paise: number | undefined) => (paise === undefined ? '' : String(paise / 100)),
    },
  },
} as const satisfies Readonly<Record<string, ProductField>>;
