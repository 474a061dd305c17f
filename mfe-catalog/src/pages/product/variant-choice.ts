import { slugify } from '@shop/config';
import type { Product, ProductVariant } from '@shop/contracts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Grouped = Pick<Product, '_id' | 'options' | 'variants'>;

/** Parameters of the page's URL that are not options. */
const reserved = new Set(['', 'color', 'quantity']);

/** The parameter of each option, such as `colour`. */
export function optionKeys({ options = [] }: Grouped): readonly string[] {
  const slugs = options.map(({ name }) => slugify(name));
  return slugs.map((slug, index) =>
    reserved.has(slug) || slugs.indexOf(slug) < index ? `option-${index + 1}` : slug,
  );
}

/** The values that a query such as `?colour=Green` chooses; undefined for options that it leaves open. */
function wantedValues(product: Grouped, search: string): readonly (string | undefined)[] {
  const query = new URLSearchParams(search);
  const keys = optionKeys(product);
  return (product.options ?? []).map(({ values }, index) => {
    const wanted = query.get(keys[index] ?? '') ?? '';
    return values.find((value) => value.toLowerCase() === wanted.toLowerCase());
  });
}

const isLike = ({ values }: ProductVariant, wanted: readonly (string | undefined)[]) =>
  wanted.every((value, index) => value === undefined || value === values[index]);

/**
 * The chosen values of a product's options. Options that the query leaves open follow the product's own variant, or one on sale that
 * has the wanted values.
 */
export function valuesFromAddress(product: Grouped, search: string): readonly string[] {
  const { variants = [], options = [] } = product;
  const wanted = wantedValues(product, search);
  const own =
    variants.find(({ _id }) => _id === product._id)?.values ?? options.map(({ values }) => values[0] ?? '');
  const preferred = wanted.map((value, index) => value ?? own[index] ?? '');
  const fitting = variants.filter((variant) => isLike(variant, wanted));
  const found =
    fitting.find((variant) => isLike(variant, preferred)) ??
    fitting.find(({ stock }) => stock > 0) ??
    fitting[0];
  return found?.values ?? preferred;
}

/** The variant with exactly these values; undefined if this combination is not on sale. */
export const variantOf = (
  { variants = [] }: Grouped,
  values: readonly string[],
): ProductVariant | undefined => variants.find((variant) => isLike(variant, values));

/** The query with these values, and all other parameters unchanged. */
export function writeValues(product: Grouped, search: string, values: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete('color');
  optionKeys(product).forEach((key, index) => query.set(key, values[index] ?? ''));
  return query.toString();
}

/** Why a value of an option cannot be bought with the other values as they are; undefined if it can. */
export function flawOf(
  product: Grouped,
  values: readonly string[],
  option: number,
  value: string,
): 'sold out' | 'not available' | undefined {
  const variant = variantOf(product, values.with(option, value));
  if (!variant) return 'not available';
  return variant.stock > 0 ? undefined : 'sold out';
}

export interface VariantChoice {
  /** The chosen value of each option; empty for a product without variants. */
  readonly values: readonly string[];
  /** The variant to buy; undefined if the combination is not on sale. */
  readonly variant: ProductVariant | undefined;
  readonly choose: (option: number, value: string) => void;
}

/** The shopper's choice of a variant, which the URL stores. */
export function useVariantChoice(product: Grouped): VariantChoice {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const fromAddress = valuesFromAddress(product, search);
  const address = JSON.stringify(fromAddress);
  const [values, setValues] = useState(fromAddress);
  const [seen, setSeen] = useState(address);

  if (seen !== address) {
    setSeen(address);
    setValues(fromAddress);
  }

  return {
    values,
    variant: variantOf(product, values),
    choose(option, value) {
      const next = values.with(option, value);
      // Stored here too, because the router may update the URL too late for a controlled field.
      setValues(next);
      void navigate(
        { search: writeValues(product, search, next), hash },
        { replace: true, preventScrollReset: true, state },
      );
    },
  };
}
