import { shop } from '@shop/config';
import { formatDate } from '@shop/config/dates';
import type { OrderPage } from '@shop/contracts';
import { SelectField, TextField } from '@shop/ui';
import { t } from '../../messages';
import styles from './order-timeline.module.css';

type Exchange = NonNullable<OrderPage['exchanges']>[number];
export type ExchangeOption = NonNullable<OrderPage['exchangeOptions']>[number];

const states: Readonly<Record<Exchange['state'], string>> = {
  requested: 'Requested',
  accepted: 'Accepted',
  received: 'Your item is with us',
  sent: 'The replacement is on its way',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

/** The states of the parcel in which a sent replacement is no longer on its way. */
const sentStates: Partial<Record<NonNullable<Exchange['parcelState']>, string>> = {
  delivered: 'The replacement was delivered',
  returned: 'The replacement came back to us',
  lost: 'The replacement was lost on its way',
};

function stateOf({ state, parcelState }: Exchange): string {
  const ended = parcelState && sentStates[parcelState];
  return t(state === 'sent' && ended !== undefined ? ended : states[state]);
}

/** Where a sent replacement is, and what the shopper can do about it. */
function parcelText({ parcel, parcelState }: Exchange): string {
  if (parcel === undefined) return '';
  if (parcelState === 'delivered') return t('It was in parcel {parcel}.', { parcel });
  return t(
    parcelState === 'returned' || parcelState === 'lost'
      ? 'It was in parcel {parcel}. Contact us about a refund.'
      : 'It is in parcel {parcel}.',
    { parcel },
  );
}

/** What happens next with an exchange. */
function nextOf(exchange: Exchange): string {
  const { state, awaitedUntil, itemReceived } = exchange;
  return {
    requested: t('We answer by email within two working days.'),
    accepted: t(
      awaitedUntil === undefined
        ? 'Send the item to {shop}, {address}. The replacement is reserved for you.'
        : 'Send the item to {shop}, {address} so that it arrives by {until}. The replacement is reserved for you.',
      { shop: shop.name, address: shop.address, until: formatDate(awaitedUntil ?? '') },
    ),
    received: t('We are packing the replacement. There is nothing to pay.'),
    sent: parcelText(exchange),
    declined: t(
      itemReceived
        ? 'Your item is with us, and we will refund it.'
        : 'You can return the item for a refund instead.',
    ),
    cancelled: t(
      itemReceived
        ? 'Nothing will be sent. Your item is with us, and we will refund it.'
        : 'Nothing will be sent. If you return the item, we will refund it.',
    ),
  }[state];
}

/** The exchanges of an order and their states. */
export function OrderExchanges({ exchanges }: { readonly exchanges: readonly Exchange[] }) {
  return (
    <section className={styles.card} aria-labelledby="order-exchanges">
      <h2 id="order-exchanges">{t('Exchanges')}</h2>
      <ol className={styles.moments}>
        {exchanges.map((exchange) => (
          <li key={exchange.number} className={styles.moment}>
            <h3 className={styles.what}>{stateOf(exchange)}</h3>
            <p className={styles.parcel}>
              {t('{item}, for {replacement}', { item: exchange.item, replacement: exchange.replacement })}
            </p>
            <p className={styles.parcel}>{nextOf(exchange)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The chosen variants and numbers of units, by the id of the bought variant. */
export type ExchangeChoices = Readonly<
  Record<string, { readonly variantId: string; readonly quantity: number }>
>;

/** The maximum quantity of an exchange for a variant. */
function maxUnits({ quantity, variants }: ExchangeOption, variantId: string): number {
  const free = variants.find((variant) => variant.productId === variantId)?.free ?? quantity;
  return Math.max(1, Math.min(quantity, free));
}

/** The exchanges of a request, for the chosen variants. Fewer units may be available than when they were chosen. */
export const wantedExchanges = (options: readonly ExchangeOption[], choices: ExchangeChoices) =>
  options.flatMap((option) => {
    const { productId, color } = option;
    const choice = choices[productId];
    if (!choice) return [];
    const { variantId, quantity } = choice;
    return [{ productId, color, variantId, quantity: Math.min(quantity, maxUnits(option, variantId)) }];
  });

interface ExchangeFieldsProps {
  readonly options: readonly ExchangeOption[];
  readonly choices: ExchangeChoices;
  readonly onChoose: (choices: ExchangeChoices) => void;
}

/** Chooses another variant for items that are returned. Without a choice, the reason of the request explains what happens to an item. */
export function ExchangeFields({ options, choices, onChoose }: ExchangeFieldsProps) {
  return options.map((option) => {
    const { productId, title, color, quantity, variants } = option;
    const choice = choices[productId];
    const max = choice ? maxUnits(option, choice.variantId) : quantity;
    const choose = (variantId: string, units: number) => {
      const { [productId]: _former, ...others } = choices;
      onChoose(variantId === '' ? others : { ...others, [productId]: { variantId, quantity: units } });
    };
    return (
      <div key={productId}>
        <SelectField
          label={`${title}, ${color}`}
          name={`exchange-${productId}`}
          hint={t(
            'Choose another variant at the same price to exchange it. Otherwise, write below whether you are keeping it or returning it for a refund. Order a variant at a different price separately.',
          )}
          value={choice?.variantId ?? ''}
          onChange={({ target }) => choose(target.value, choice?.quantity ?? quantity)}
        >
          <option value="">{t('No exchange')}</option>
          {variants.map((variant) => (
            <option key={variant.productId} value={variant.productId} disabled={variant.free === 0}>
              {t(variant.free === 0 ? 'Exchange for {color} (sold out)' : 'Exchange for {color}', {
                color: variant.color,
              })}
            </option>
          ))}
        </SelectField>
        {choice && max > 1 && (
          <TextField
            label={t('Quantity to exchange, up to {max}', { max })}
            name={`exchange-quantity-${productId}`}
            type="number"
            inputMode="numeric"
            min={1}
            max={max}
            step={1}
            value={String(Math.min(choice.quantity, max))}
            onChange={({ target }) => {
              const units = Math.min(Math.max(Math.trunc(Number(target.value)), 1), max);
              choose(choice.variantId, units);
            }}
          />
        )}
      </div>
    );
  });
}
