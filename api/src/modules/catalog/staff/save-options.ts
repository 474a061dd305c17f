import { slugify } from '@shop/config';
import type { Static } from 'typebox';
import { publicIdOf } from '../../../platform/db/public-id';
import { inTransaction } from '../../../platform/db/transactions';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { cleanText } from '../../../platform/http/clean-text';
import type { StaffActor } from '../../staff';
import { growCatalogueVersion } from '../name-repository';
import type { ProductContext } from './context';
import { adjustStock } from './save-product';
import type { ProductRow } from '../tables';
import {
  type Choice,
  choiceKey,
  choiceText,
  combinationsOf,
  type ProductOption,
  variantLimits,
} from '../variant-options';
import { deleteVariants, lockGroup } from './staff-variants';
import type { ProductOptionsRequest } from './variant-schemas';
import { syncVariants } from '../sync-variants';

const refuse = (message: string) => new ApiError(400, `options: ${message}`, { extra: { field: 'options' } });

function duplicateOf(texts: readonly string[]): string | undefined {
  const keys = texts.map((text) => text.toLowerCase());
  return texts.find((_text, index) => keys.indexOf(keys[index] ?? '') < index);
}

/** Checks options and cleans their texts. Throws an ApiError 400. */
export function readOptions(given: readonly ProductOption[]): readonly ProductOption[] {
  const options = given.map(({ name, values }) => ({ name: cleanText(name), values: values.map(cleanText) }));
  const texts = options.flatMap(({ name, values }) => [name, ...values]);
  if (texts.some((text) => text === '')) throw refuse('names and values must not be empty');
  const odd = texts.find((text) => /[,/|]|: /.test(text));
  if (odd !== undefined) throw refuse(`"${odd}" must not contain commas, slashes, bars or colons`);
  const name = duplicateOf(options.map((option) => option.name));
  if (name !== undefined) throw refuse(`there are two options "${name}"`);
  for (const option of options) {
    const value = duplicateOf(option.values);
    if (value !== undefined) throw refuse(`${option.name} has "${value}" twice`);
  }
  const count = options.length === 0 ? 0 : combinationsOf(options).length;
  if (count > variantLimits.variants) {
    throw refuse(`${count} combinations are more than the ${variantLimits.variants} that a product can have`);
  }
  return options;
}

/** The choice of an existing variant among new options; null if its value was removed. */
function newChoice(options: readonly ProductOption[], choice: Choice): Choice | null {
  const pairs = options.map(({ name, values }) => {
    const value = choice[name] ?? values[0] ?? '';
    return values.includes(value) ? ([name, value] as const) : null;
  });
  return pairs.includes(null) ? null : Object.fromEntries(pairs.flatMap((pair) => (pair ? [pair] : [])));
}

/** Slugs of new variants: the product's, followed by the values, and a number if that is taken. */
async function freeSlugs(
  tx: DatabaseTransaction,
  { slug }: Pick<ProductRow, 'slug'>,
  texts: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx.selectFrom('product').select('slug').where('slug', 'like', `${slug}-%`).execute();
  const taken = new Set(rows.map((row) => row.slug));
  return texts.map((text, index) => {
    const ascii = slugify(text.replaceAll(/[^a-z0-9]+/gi, ' ')) || `variant-${index + 1}`;
    const wanted = `${slug}-${ascii}`.slice(0, 100);
    let free = wanted;
    for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
    taken.add(free);
    return free;
  });
}

/** Adds a variant for each choice, at the price of the product and without stock. */
export async function insertVariants(
  tx: DatabaseTransaction,
  parent: ProductRow,
  options: readonly ProductOption[],
  choices: readonly Choice[],
  author: string | null,
): Promise<void> {
  if (choices.length === 0) return;
  const slugs = await freeSlugs(
    tx,
    parent,
    choices.map((choice) => choiceText(options, choice)),
  );
  const rows = choices.map((choice, index) => {
    const slug = slugs[index] ?? '';
    return {
      ...{ public_id: publicIdOf('product', slug), slug, title: parent.title, code: null },
      ...{ rate_paise: parent.rate_paise, discount_bp: parent.discount_bp },
      ...{ discount_from: parent.discount_from, discount_until: parent.discount_until },
      ...{ hsn: parent.hsn, gst_bp: parent.gst_bp, stock: 0 },
      ...{ category_id: parent.category_id, subcategory_id: parent.subcategory_id },
      ...{ brand_id: parent.brand_id, theme_id: parent.theme_id, variant: null },
      ...{ photos: JSON.stringify(parent.photos), parent_id: parent.id, choice: JSON.stringify(choice) },
      changed_by: author,
    };
  });
  await tx.insertInto('product').values(rows).execute();
}

/** Moves the units that a product had before it had variants to its first variant. */
async function moveStock(
  tx: DatabaseTransaction,
  parentId: number,
  options: readonly ProductOption[],
  author: string,
  now: Date,
): Promise<void> {
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'stock', 'reserved', 'choice'])
    .where((where) => where.or([where('id', '=', parentId), where('parent_id', '=', parentId)]))
    .execute();
  const [first = {}] = combinationsOf(options);
  const from = rows.find(({ id }) => id === parentId);
  const to = rows.find(({ choice }) => choice && choiceKey(options, choice) === choiceKey(options, first));
  const units = (from?.stock ?? 0) - (from?.reserved ?? 0);
  if (!from || !to || units <= 0) return;
  const moves = [
    { id: from.id, by: -units },
    { id: to.id, by: units },
  ];
  await adjustStock(tx, moves, { author, reason: 'Moved to the first variant' }, now);
}

/**
 * Sets the options of a product: adds a variant for each new combination, and removes those whose value is no longer listed. Existing
 * variants get the first value of a new option. Without options, the product is sold itself again. Throws an ApiError: 400 for the
 * options, 404, 409 when someone changed the product, a variant to be removed has a history, or two variants would be the same.
 */
export async function saveOptions(
  { database, clock }: ProductContext,
  publicId: string,
  { options: given, version, key }: Static<typeof ProductOptionsRequest>,
  actor: StaffActor,
): Promise<void> {
  const options = readOptions(given);
  const now = clock.now();
  const request = { options: publicId, given };
  await inTransaction(database, (tx) =>
    actor.once(tx, { key, request }, now, async () => {
      await growCatalogueVersion(tx);
      const { parent, variants } = await lockGroup(tx, publicId);
      if (parent.version !== version) {
        const who = parent.changed_by ?? 'Someone';
        throw new ApiError(409, `${who} changed this product after you opened it. Nothing was saved.`, {
          extra: { version: parent.version },
        });
      }
      const next = variants.map((variant) => ({
        variant,
        choice: options.length > 0 ? newChoice(options, variant.choice ?? {}) : null,
      }));
      const remaining = next.flatMap(({ variant, choice }) => (choice ? [{ variant, choice }] : []));
      const keys = remaining.map(({ choice }) => choiceKey(options, choice));
      if (new Set(keys).size < keys.length) {
        throw new ApiError(409, 'Some variants would be the same without this option. Remove them first.');
      }
      await deleteVariants(
        tx,
        parent,
        next.flatMap(({ variant, choice }) => (choice ? [] : [variant])),
      );
      await tx
        .updateTable('product')
        .set(({ eb }) => ({
          options: options.length > 0 ? JSON.stringify(options) : null,
          version: eb('version', '+', 1),
          ...{ updated_at: now, changed_by: actor.name },
        }))
        .where('id', '=', parent.id)
        .execute();
      if (options.length === 0) {
        // Separate, because it is not a change for the history.
        await tx.updateTable('product').set({ variants_timed: null }).where('id', '=', parent.id).execute();
      }
      for (const { variant, choice } of remaining) {
        if (choiceKey(options, choice) === choiceKey(options, variant.choice ?? {})) continue;
        await tx
          .updateTable('product')
          .set({ choice: JSON.stringify(choice) })
          .where('id', '=', variant.id)
          .execute();
      }
      const added =
        options.length === 0
          ? []
          : combinationsOf(options).filter((choice) => !keys.includes(choiceKey(options, choice)));
      await insertVariants(tx, parent, options, added, actor.name);
      await moveStock(tx, parent.id, options, actor.name, now);
      await syncVariants(tx, [parent.id]);
      const detail = { product: publicId, slug: parent.slug, options, added: added.length };
      await actor.log(tx, 'product-options', detail, now);
    }),
  );
}
