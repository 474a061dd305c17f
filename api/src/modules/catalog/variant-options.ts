/** An option of variants, such as colour or size, with its values in order. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** A variant's value for each option, by the option's name. */
export type Choice = Readonly<Record<string, string>>;

export const variantLimits = {
  options: 3,
  /** Maximum length of a name or value, in characters. */
  text: 30,
  values: 50,
  variants: 100,
} as const;

/** Separates the values of a choice. Not a comma, which separates the colours of a product without variants. */
const SEPARATOR = ' / ';

/** The values of a choice in the order of the options. */
export const valuesOf = (options: readonly ProductOption[], choice: Choice): readonly string[] =>
  options.map(({ name }) => choice[name] ?? '');

/** A choice as carts, orders and invoices name it, such as "Green / A5". */
export const choiceText = (options: readonly ProductOption[], choice: Choice): string =>
  valuesOf(options, choice).join(SEPARATOR);

/** Identifies a choice of these options. */
export const choiceKey = (options: readonly ProductOption[], choice: Choice): string =>
  JSON.stringify(valuesOf(options, choice));

/** Compares two choices by the order of the options' values. */
export function compareChoices(options: readonly ProductOption[], one: Choice, other: Choice): number {
  for (const { name, values } of options) {
    const difference = values.indexOf(one[name] ?? '') - values.indexOf(other[name] ?? '');
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Every combination of the options' values, in their order. */
export function combinationsOf(options: readonly ProductOption[]): readonly Choice[] {
  return options.reduce<readonly Choice[]>(
    (choices, { name, values }) =>
      choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  );
}

/** Whether the option is the colour of the product. */
export const isColour = ({ name }: ProductOption): boolean => /^colou?rs?$/i.test(name);

interface Offered {
  readonly unitPaise: number;
  readonly free: number;
  readonly choice: Choice;
}

/** The variant that a card shows: the cheapest, and the first of several at that price. Undefined without variants. */
export function cardVariant<Variant extends Offered>(
  options: readonly ProductOption[],
  variants: readonly Variant[],
): Variant | undefined {
  return [...variants].sort(
    (one, other) => one.unitPaise - other.unitPaise || compareChoices(options, one.choice, other.choice),
  )[0];
}

/** The variant that a page shows first: the card's, or the first in stock if that is sold out. */
export function pageVariant<Variant extends Offered>(
  options: readonly ProductOption[],
  variants: readonly Variant[],
): Variant | undefined {
  const card = cardVariant(options, variants);
  if (card && card.free > 0) return card;
  return (
    [...variants]
      .sort((one, other) => compareChoices(options, one.choice, other.choice))
      .find(({ free }) => free > 0) ?? card
  );
}
