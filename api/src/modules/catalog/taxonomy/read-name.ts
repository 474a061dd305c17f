import { slugify } from '@shop/config';
import type { Static } from 'typebox';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { cleanLine } from '../../../platform/http/clean-text';
import { usePicturesNamed } from '../../media';
import { photoName } from '../product-fields';
import {
  listNames,
  type NameColumns,
  type NameKind,
  type NameRow,
  type SubcategoryColumns,
  type SubcategoryRow,
} from './repository';
import type { NewTaxonomyName } from './schemas';

export type NameForm = Static<typeof NewTaxonomyName>;

/** Rejects a form with an error for the field. */
export function refuse(status: number, field: string, message: string): never {
  throw new ApiError(status, message, { extra: { field } });
}

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** First segments of the addresses of brands and themes. */
const reserved = ['brand', 'theme'];

/** Pages find names without hyphens too. */
const bare = (text: string) => slugify(text).replaceAll('-', '');

function readSlug(kind: NameKind, { slug }: NameForm, name: string): string {
  const derived = slugify(name);
  if (derived === '') refuse(400, 'name', 'Enter a name with letters or digits.');
  if (kind === 'brand') return derived;
  const given = slug.trim();
  if (given !== '' && !pattern.test(given))
    refuse(400, 'slug', 'Use lowercase letters, digits and single hyphens, such as washi-tape.');
  if (given === '' && !pattern.test(derived)) refuse(400, 'slug', 'Enter a URL ending, such as washi-tape.');
  const chosen = given || derived;
  if (kind === 'category' && reserved.includes(chosen))
    refuse(400, 'slug', `“${chosen}” is the URL of all ${chosen} pages. Choose another one.`);
  return chosen;
}

/** Throws an ApiError 409 when the page of a different name would be at the same address. */
function refuseTaken(others: readonly NameRow[], { name, slug }: Pick<NameColumns, 'name' | 'slug'>): void {
  const keys = (row: Pick<NameColumns, 'name' | 'slug'>) => [bare(row.slug), bare(row.name)];
  const named = others.find((other) => keys(other).includes(bare(name)));
  if (named) refuse(409, 'name', `The name is too similar to “${named.name}”, whose page it would share.`);
  const placed = others.find((other) => keys(other).includes(bare(slug)));
  if (placed) refuse(409, 'slug', `This URL is already used by “${placed.name}”.`);
}

/** Reads the form of a name. `before` is the stored one. Throws an ApiError 400 or 409 that names the field. */
export async function readName(
  tx: DatabaseTransaction,
  kind: NameKind,
  form: NameForm,
  { before, at }: { readonly before: NameRow | undefined; readonly at: Date },
): Promise<NameColumns> {
  const name = cleanLine(form.name);
  if (name === '') refuse(400, 'name', 'Enter a name.');
  const slug = readSlug(kind, form, name);
  const others = (await listNames(tx, kind)).filter(({ id }) => id !== before?.id);
  refuseTaken(others, { name, slug });
  const find = await usePicturesNamed(tx, form.picture === null ? [] : [form.picture], at);
  const stored = before?.photo && photoName(before.photo) === form.picture ? before.photo : undefined;
  const photo = form.picture === null ? null : (stored ?? find(form.picture));
  if (photo === undefined) refuse(400, 'picture', `The shop has no image “${form.picture}”.`);
  return { name, slug, photo, motif: form.motif, coming_soon: form.comingSoon };
}

const counted = (products: number) => (products === 1 ? '1 product' : `${products} products`);

/** Reads the subcategories of a form. Throws an ApiError 400 or 409 for the field `subcategories`. */
export function readSubcategories(
  form: NameForm,
  before: readonly SubcategoryRow[],
): readonly SubcategoryColumns[] {
  const field = 'subcategories';
  const given = form.subcategories.map(({ slug: was, name: text }) => {
    const name = cleanLine(text);
    const slug = slugify(name);
    if (slug === '') refuse(400, field, 'Each subcategory needs a name with letters or digits.');
    if (slug === 'all') refuse(400, field, '“All” is the page of the whole category. Choose another name.');
    const existing = before.find((one) => one.slug === was);
    if (was !== null && !existing) refuse(409, field, 'One of these subcategories no longer exists.');
    // An unchanged name keeps its slug, which files use.
    return { id: existing?.id ?? null, name, slug: existing?.name === name ? existing.slug : slug };
  });
  const keys = given.map(({ name }) => bare(name));
  const twice = given.find(({ name }, index) => keys.indexOf(bare(name)) < index);
  if (twice) refuse(400, field, `Two subcategories are called “${twice.name}”.`);
  const sold = before.find(({ id, products }) => products > 0 && !given.some((one) => one.id === id));
  if (sold)
    refuse(
      409,
      field,
      `“${sold.name}” has ${counted(sold.products)}. Move them to another subcategory first, then remove it.`,
    );
  return given;
}

const parts = {
  theme: 'this theme. Choose another theme',
  brand: 'this brand. Choose another brand',
} as const;

/** Throws an ApiError 409 when a name with products or subcategories is to be removed. */
export function refuseRemoval(kind: NameKind, { products }: NameRow, subcategories: number): void {
  const inside = [
    ...(products > 0 ? [counted(products)] : []),
    ...(subcategories > 0 ? [subcategories === 1 ? '1 subcategory' : `${subcategories} subcategories`] : []),
  ];
  if (inside.length === 0) return;
  if (kind !== 'category') {
    const have = products === 1 ? 'has' : 'have';
    throw new ApiError(409, `${counted(products)} ${have} ${parts[kind]} for them first.`);
  }
  const steps = [
    ...(products > 0 ? ['move its products to another category'] : []),
    ...(subcategories > 0 ? ['remove its subcategories'] : []),
  ].join(' and ');
  throw new ApiError(409, `This category has ${inside.join(' and ')}. First ${steps}.`);
}
