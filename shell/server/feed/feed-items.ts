import { paths, shop, tax } from '@shop/config';
import type { Photo, Product, ProductVariant } from '@shop/contracts';
import { escapeHtml } from '@shop/contracts/escape-html';
import { optionKind } from '@shop/contracts/option-kinds';
import { plainText, shorten } from '@shop/contracts/plain-text';
import { photosOf } from '@shop/contracts/product-colours';
import { discountBp, fromRupees, orderTotals, payable, toRupees, unitPrice } from '@shop/money';
import { gstBp, priceWithTax } from '@shop/money/price-with-tax';
import { shippingLine, type ShippingRule } from '@shop/money/shipping-line';

export interface FeedShop {
  /** The shop's public origin. */
  readonly origin: string;
  /** Null if shipping is always free; undefined if its price depends on the cart, in which case it is omitted. */
  readonly shippingRule: ShippingRule | null | undefined;
}

/** Maximum lengths, in characters. */
const lengths = { title: 150, description: 5000, brand: 70, type: 750, option: 100, detail: 1000 } as const;
const maxOtherPictures = 10;
/** A list of colours names at most this many. */
const maxColours = 3;

/** An attribute of an item; with nested ones instead of a text. */
type Attribute = readonly [name: string, value: string | readonly Attribute[]];

/** A text for an element, without the characters that XML does not allow. */
export const xmlText = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' '));

const toXml = ([name, value]: Attribute): string =>
  `<g:${name}>${typeof value === 'string' ? xmlText(value) : value.map(toXml).join('')}</g:${name}>`;

/**
 * A path of the shop, or a URL, as an absolute URL. A path is joined, not resolved, because two slashes would start a host
 * name.
 */
const absolute = (origin: string, address: string): string =>
  new URL(address.startsWith('/') ? origin + address : address).href;

const amount = (paise: number) => `${toRupees(paise).toFixed(2)} ${shop.currency}`;

/**
 * Prices of one unit with GST: as pages show them, because both must be the same, or as they are charged if pages show prices
 * before GST, rounded up to a whole rupee.
 */
function charges(
  { rate, discount, gstRate, shownGstRate }: Product | ProductVariant,
  rule: ShippingRule | null | undefined,
) {
  const taxBp = discountBp(gstRate);
  const line = { ratePaise: fromRupees(rate), discountBp: discountBp(discount), quantity: 1, taxBp };
  const shipping = shippingLine(rule ?? null, [line], tax.gstBasisPoints);
  if (shownGstRate !== undefined) {
    const shown = (paise: number) => priceWithTax(paise, gstBp(shownGstRate));
    return {
      fullPaise: shown(line.ratePaise),
      paise: shown(unitPrice(line.ratePaise, line.discountBp)),
      shippingPaise: shown(shipping?.ratePaise ?? 0),
    };
  }
  const fullPaise = payable(line.ratePaise, taxBp);
  const paise = payable(unitPrice(line.ratePaise, line.discountBp), taxBp);
  const shippedPaise = orderTotals(shipping ? [line, shipping] : [line], tax.gstBasisPoints).payablePaise;
  return { fullPaise, paise, shippingPaise: shippedPaise - paise };
}

const detail = (name: string, value: string): Attribute => [
  'product_detail',
  [
    ['attribute_name', shorten(name, lengths.option)],
    ['attribute_value', shorten(value, lengths.detail)],
  ],
];

/** The colours of a product without variants, which are not separate items. */
function colourList({ colors }: Product): Attribute[] {
  const names = colors.split(',').flatMap((name) => name.trim() || []);
  const shown = names.slice(0, maxColours).join('/');
  return shown === '' ? [] : [['color', shorten(shown, lengths.option)]];
}

/** A variant's values: in the format's attributes for them if there are any, otherwise as details. */
const choiceOf = ({ options = [] }: Product, { values }: ProductVariant): Attribute[] =>
  options.map(({ name }, index) => {
    const value = values[index] ?? '';
    const kind = optionKind(name);
    return kind ? [kind, shorten(value, lengths.option)] : detail(name, value);
  });

/** The attributes that a product shares with its variants. */
function commonOf({ brandName, category, subcategory, origin, netQuantity, mrp }: Product): Attribute[] {
  const type = [category, subcategory].flatMap((place) => place?.name ?? []).join(' > ');
  return [
    ...(brandName ? [['brand', shorten(brandName, lengths.brand)] as const] : []),
    // The catalogue has neither GTINs nor manufacturers' part numbers.
    ['identifier_exists', 'no'],
    ['condition', 'new'],
    ...(type ? [['product_type', shorten(type, lengths.type)] as const] : []),
    ...(mrp ? [['maximum_retail_price', amount(fromRupees(mrp))] as const] : []),
    ...(origin ? [detail('Country of origin', origin.name)] : []),
    ...(netQuantity ? [detail('Net quantity', netQuantity)] : []),
  ];
}

/** The URL of a picture in its largest width, which the format recommends. */
function largest({ secure_url: shown, width = 0, srcset = '' }: Photo): string {
  const others = [...srcset.matchAll(/(\S+) (\d+)w/g)].map(
    ([, url = '', pixels]) => [url, Number(pixels)] as const,
  );
  return others.reduce((best, other) => (other[1] > best[1] ? other : best), [shown, width] as const)[0];
}

/** One item; empty for a product without a price or picture, which is not for sale or not accepted. */
function feedItem(
  { origin, shippingRule }: FeedShop,
  unit: Product | ProductVariant,
  { title, html, others }: { title: string; html: string; others: readonly Attribute[] },
): string {
  const { fullPaise, paise, shippingPaise } = charges(unit, shippingRule);
  const [main, ...more] = photosOf(unit).flatMap((photo) => (photo && largest(photo)) || []);
  if (paise <= 0 || !main) return '';
  const shipping: Attribute[] = [
    ['country', 'IN'],
    ['price', amount(shippingPaise)],
  ];
  const attributes: Attribute[] = [
    ['id', unit._id],
    ['title', title],
    ['description', plainText(html, lengths.description) || title],
    ['link', absolute(origin, paths.product(unit.slugProduct))],
    ['image_link', absolute(origin, main)],
    ...more
      .slice(0, maxOtherPictures)
      .map((picture) => ['additional_image_link', absolute(origin, picture)] as const),
    ['availability', unit.stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['price', amount(fullPaise)],
    ...(paise < fullPaise ? [['sale_price', amount(paise)] as const] : []),
    ...others,
    ...(shippingRule === undefined ? [] : [['shipping', shipping] as const]),
  ];
  return `<item>${attributes.map(toXml).join('')}</item>\n`;
}

/** A title with a variant's values, which are not cut off. */
function variantTitle(title: string, values: readonly string[]): string {
  const choice = shorten(values.join(', '), lengths.title / 2);
  return `${shorten(title, lengths.title - choice.length - 2)}, ${choice}`;
}

/** The items of a product, as on its page: one for each variant, or one for a product without variants. */
export function feedItems(shopFacts: FeedShop, product: Product): string {
  const { title, description: html, groupId, variants } = product;
  const common = commonOf(product);
  if (!variants || groupId === undefined) {
    // Without a variant on sale there is nothing to buy.
    if (product.variantCount !== undefined) return '';
    return feedItem(shopFacts, product, {
      title: shorten(title, lengths.title),
      html,
      others: [...common, ...colourList(product)],
    });
  }
  return variants
    .map((variant) =>
      feedItem(shopFacts, variant, {
        title: variantTitle(title, variant.values),
        html,
        others: [...common, ['item_group_id', groupId], ...choiceOf(product, variant)],
      }),
    )
    .join('');
}
