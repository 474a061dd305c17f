import { shop } from '@shop/config';
import { formatDate } from '@shop/config/dates';
import type { OrderPage } from '@shop/contracts';
import { SelectField, TextField } from '@shop/ui';
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
  return state === 'sent' && ended !== undefined ? ended : states[state];
}

/** Where a sent replacement is, and what the shopper can do about it. */
function parcelText({ parcel, parcelState }: Exchange): string {
  if (parcel === undefined) return '';
  if (parcelState === 'delivered') return `It was in parcel ${parcel}.`;
  return parcelState === 'returned' || parcelState === 'lost'
    ? `It was in parcel ${parcel}. Contact us about a refund.`
    : `It is in parcel ${parcel}.`;
}

/** What happens next with an exchange. */
function nextOf(exchange: Exchange): string {
  const { state, awaitedUntil, itemReceived } = exchange;
  const until = awaitedUntil === undefined ? '' : ` so that it arrives by ${formatDate(awaitedUntil)}`;
  return {
    requested: 'We answer by email within two working days.',
    accepted: `Send the item to ${shop.name}, ${shop.address}${until}. The replacement is reserved for you.`,
    received: 'We are packing the replacement. There is nothing to pay.',
    sent: parcelText(exchange),
    declined: itemReceived
      ? 'Your item is with us, and we will refund it.'
      : 'You can return the item for a refund instead.',
    cancelled: itemReceived
      ? 'Nothing will be sent. Your item is with us, and we will refund it.'
      : 'Nothing will be sent. If you return the item, we will refund it.',
  }[state];
}

/** The exchanges of an order and their states. */
export function OrderExchanges({ exchanges }: { readonly exchanges: readonly Exchange[] }) {
  return (
    <section className={styles.card} aria-labelledby="order-exchanges">
      <h2 id="order-exchanges">Exchanges</h2>
      <ol className={styles.moments}>
        {exchanges.map((exchange) => (
          <li key={exchange.number} className={styles.moment}>
            <h3 className={styles.what}>{stateOf(exchange)}</h3>
            <p className={styles.parcel}>{`${exchange.item}, for ${exchange.replacement}`}</p>
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
          hint="Choose another variant at the same price to exchange it. Otherwise, write below whether you are keeping it or returning it for a refund. Order a variant at a different price separately."
          value={choice?.variantId ?? ''}
          onChange={({ target }) => choose(target.value, choice?.quantity ?? quantity)}
        >
          <option value="">No exchange</option>
          {variants.map((variant) => (
            <option key={variant.productId} value={variant.productId} disabled={variant.free === 0}>
              {variant.free === 0
                ? `Exchange for ${variant.color} (sold out)`
                : `Exchange for ${variant.color}`}
            </option>
          ))}
        </SelectField>
        {choice && max > 1 && (
          <TextField
            label={`Quantity to exchange, up to ${max}`}
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
