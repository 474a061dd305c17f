import { type FeedElement, nestedOf, textsOf } from './read-feed';

/** What Google Merchant Center requires of an attribute of an item. */
interface Rule {
  readonly required?: true;
  /** How often it may be repeated; once by default. */
  readonly most?: number;
  /** Maximum length in characters. */
  readonly longest?: number;
  readonly format?: RegExp;
}

const price = /^(0|[1-9]\d*)\.\d{2} INR$/;
const address = /^https?:\/\/[\x21-\x7e]+$/;

const rules: Readonly<Record<string, Rule>> = {
  id: { required: true, longest: 50 },
  title: { required: true, longest: 150 },
  description: { required: true, longest: 5000 },
  link: { required: true, longest: 2000, format: address },
  image_link: { required: true, longest: 2000, format: address },
  additional_image_link: { most: 10, longest: 2000, format: address },
  availability: { required: true, format: /^(in_stock|out_of_stock|preorder|backorder)$/ },
  price: { required: true, format: price },
  sale_price: { format: price },
  maximum_retail_price: { format: price },
  brand: { longest: 70 },
  gtin: { format: /^\d{8}$|^\d{12,14}$/ },
  mpn: { longest: 70 },
  identifier_exists: { format: /^(yes|no)$/ },
  condition: { format: /^(new|refurbished|used)$/ },
  product_type: { longest: 750 },
  item_group_id: { longest: 50 },
  color: { longest: 100 },
  size: { longest: 100 },
  material: { longest: 200 },
  pattern: { longest: 100 },
  product_detail: { most: 1000 },
  shipping: { most: 100 },
};

function faultsOf(name: string, texts: readonly string[], rule: Rule): string[] {
  const { required, most = 1, longest = Infinity, format = /./s } = rule;
  return [
    ...(required && texts.length === 0 ? [`${name} is missing`] : []),
    ...(texts.length > most ? [`${name} is repeated ${texts.length} times`] : []),
    ...texts.flatMap((text) => {
      if ([...text].length > longest) return [`${name} has ${[...text].length} characters`];
      return format.test(text) ? [] : [`${name} is "${text.slice(0, 60)}"`];
    }),
  ];
}

const nested = new Set(['shipping', 'product_detail']);

function nestedFaults(item: FeedElement): string[] {
  return [
    ...nestedOf(item, 'shipping').flatMap(({ country = '', price: cost = '' }) =>
      /^[A-Z]{2}$/.test(country) && price.test(cost) ? [] : [`shipping is ${country} ${cost}`],
    ),
    ...nestedOf(item, 'product_detail').flatMap(
      ({ attribute_name: name = '', attribute_value: value = '' }) =>
        name !== '' && name.length <= 140 && value !== '' && value.length <= 1000
          ? []
          : [`product_detail is ${name}`],
    ),
  ];
}

/** The rules of the format that an item breaks. */
export function itemFaults(item: FeedElement): readonly string[] {
  const known = Object.entries(rules).flatMap(([name, rule]) => {
    const texts = nested.has(name) ? nestedOf(item, name).map(() => 'nested') : textsOf(item, name);
    return faultsOf(name, texts, rule);
  });
  const unknown = item.elements.filter(({ name }) => !Object.hasOwn(rules, name.replace(/^g:/, '')));
  const [full = '', sale] = [...textsOf(item, 'price'), ...textsOf(item, 'sale_price')];
  return [
    ...known,
    ...nestedFaults(item),
    ...unknown.map(({ name }) => `${name} is unknown`),
    ...(sale !== undefined && Number.parseFloat(sale) >= Number.parseFloat(full)
      ? ['sale_price is not lower']
      : []),
    ...(textsOf(item, 'gtin').length + textsOf(item, 'mpn').length === 0 &&
    textsOf(item, 'identifier_exists')[0] !== 'no'
      ? ['identifier_exists is missing']
      : []),
  ];
}
