import type { SeedData, SeedGroup, SeedProduct } from './seed-schemas';

/** Minimum number of pictures of a product; one for each colour if it has more colours. */
const MIN_PICTURES = 3;

const duplicates = (kind: string, slugs: readonly string[]): string[] =>
  slugs
    .filter((slug, index) => slugs.indexOf(slug) !== index)
    .map((slug) => `${kind} "${slug}" is duplicated`);

/** The subcategories a product may name: those of its category, or only null when the category has none. */
function placeFaults(product: SeedProduct, data: SeedData): string[] {
  const category = data.categories.find(({ slug }) => slug === product.category);
  if (!category) return [`product "${product.slug}": no category "${product.category}"`];
  const allowed: readonly (string | null)[] =
    category.subcategories.length === 0 ? [null] : category.subcategories.map(({ slug }) => slug);
  if (allowed.includes(product.subcategory)) return [];
  return [`product "${product.slug}": no subcategory "${product.subcategory}" in "${category.slug}"`];
}

function productFaults(product: SeedProduct, data: SeedData): string[] {
  const faults = placeFaults(product, data);
  const missing = (kind: string, slug: string | null, list: readonly { slug: string }[]) => {
    if (slug !== null && !list.some((entry) => entry.slug === slug)) {
      faults.push(`product "${product.slug}": no ${kind} "${slug}"`);
    }
  };
  missing('brand', product.brand, data.brands);
  missing('theme', product.theme, data.themes);
  const wanted = Math.max(MIN_PICTURES, product.colors.length);
  if (product.pictures.length < wanted) {
    faults.push(`product "${product.slug}": ${product.pictures.length} pictures, not ${wanted}`);
  }
  return faults;
}

/** The variants of a group belong to a product, have its pictures and add up to its stock. */
function groupFaults({ product: slug, options, variants }: SeedGroup, data: SeedData): string[] {
  const product = data.products.find((one) => one.slug === slug);
  if (!product) return [`variants: no product "${slug}"`];
  const units = variants.reduce((sum, { stock }) => sum + stock, 0);
  const strange = variants.flatMap(({ values, pictures }) => [
    ...options.flatMap((option, index) =>
      option.values.includes(values[index] ?? '') ? [] : [`no ${option.name} "${values[index] ?? ''}"`],
    ),
    ...pictures.flatMap((id) => (product.pictures.includes(id) ? [] : [`no picture "${id}"`])),
  ]);
  const faults = units === product.stock ? strange : [...strange, `${units} units, not ${product.stock}`];
  return faults.map((fault) => `variants of "${slug}": ${fault}`);
}

function pictureFaults(data: SeedData): string[] {
  const used: readonly (readonly [string, string | null])[] = [
    ...data.products.flatMap(({ slug, pictures }) =>
      pictures.map((id) => [`product "${slug}"`, id] as const),
    ),
    ...data.blogPosts.map(({ slug, picture }) => [`blog post "${slug}"`, picture] as const),
    ...data.pageSections.flatMap(({ key, entries }) =>
      entries.map(({ picture }) => [`page section "${key}"`, picture] as const),
    ),
    ...data.themes.map(({ slug, picture }) => [`theme "${slug}"`, picture] as const),
    ...data.brands.map(({ slug, picture }) => [`brand "${slug}"`, picture] as const),
    ...data.heroSlides.map(({ picture }) => ['hero slide', picture] as const),
    ...data.banners.map(({ picture }) => ['banner', picture] as const),
  ];
  return used
    .filter(([, id]) => id !== null && !Object.hasOwn(data.media, id))
    .map(([where, id]) => `${where}: no picture "${id}"`);
}

/** Inconsistencies of the seed, one line each; empty if there are none. */
export function seedFaults(data: SeedData): string[] {
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
  const codes = data.products.flatMap(({ code }) => (code === null ? [] : [code]));
  return [
    ...duplicates('category', slugs(data.categories)),
    ...duplicates('subcategory', slugs(data.categories.flatMap(({ subcategories }) => subcategories))),
    ...duplicates('brand', slugs(data.brands)),
    ...duplicates('theme', slugs(data.themes)),
    ...duplicates('product', slugs(data.products)),
    ...duplicates(
      'product title',
      data.products.map(({ title }) => title),
    ),
    ...duplicates('product code', codes),
    ...duplicates('blog post', slugs(data.blogPosts)),
    ...duplicates('policy', slugs(data.policies)),
    ...duplicates(
      'content',
      data.content.map(({ key }) => key),
    ),
    ...duplicates(
      'page section',
      data.pageSections.map(({ key }) => key),
    ),
    ...duplicates(
      'product picture',
      data.products.flatMap(({ pictures }) => pictures),
    ),
    ...data.products.flatMap((product) => productFaults(product, data)),
    ...(data.variants ?? []).flatMap((group) => groupFaults(group, data)),
    ...pictureFaults(data),
  ];
}
