import type { DatabaseTransaction } from '../../../platform/db/schema';
import { syncVariants } from '../sync-variants';
import type { ProductRow } from '../tables';
import { type Choice, choiceKey, type ProductOption, variantLimits } from '../variant-options';
import type { ImportFault } from '../../../platform/csv/import-file';
import type { ImportRow, VariantCells } from './read-rows';

export type VariantRow = ImportRow & { readonly variant: VariantCells };

export const isVariantRow = (row: ImportRow): row is VariantRow => row.variant !== undefined;

/** A product whose variants are in the file, with its existing variants. */
interface Group {
  readonly slug: string;
  /** Undefined if the file adds the product. */
  readonly parent: ProductRow | undefined;
  readonly rows: readonly VariantRow[];
  readonly variants: readonly ProductRow[];
}

/** The products whose variants are in the file. */
export async function readGroups(
  tx: DatabaseTransaction,
  rows: readonly ImportRow[],
): Promise<readonly Group[]> {
  const variants = rows.filter(isVariantRow);
  const slugs = [...new Set(variants.map(({ variant }) => variant.parent))];
  if (slugs.length === 0) return [];
  const stored = await tx
    .selectFrom('product')
    .selectAll()
    .where((where) =>
      where.or([
        where('slug', 'in', slugs),
        where('parent_id', 'in', (parents) =>
          parents.selectFrom('product as parent').select('parent.id').where('parent.slug', 'in', slugs),
        ),
      ]),
    )
    .execute();
  return slugs.map((slug) => {
    const parent = stored.find((row) => row.slug === slug);
    return {
      slug,
      parent,
      rows: variants.filter(({ variant }) => variant.parent === slug),
      variants: stored.filter(({ parent_id: id }) => parent !== undefined && id === parent.id),
    };
  });
}

/** The choices of a group's variants after the import, by slug. */
function choicesOf({ rows, variants }: Group): ReadonlyMap<string, Choice> {
  const choices = new Map(variants.map(({ slug, choice }) => [slug, choice ?? {}]));
  for (const { slug, variant } of rows) if (variant.choice) choices.set(slug, variant.choice);
  return choices;
}

/** The options of a group after the import: its own, with new values in the order of the file. */
function optionsOf(group: Group): readonly ProductOption[] {
  const all = [...choicesOf(group).values()];
  const names = group.parent?.options?.map(({ name }) => name) ?? Object.keys(all[0] ?? {});
  return names.map((name) => {
    const known = group.parent?.options?.find((option) => option.name === name)?.values ?? [];
    return { name, values: [...new Set([...known, ...all.flatMap((choice) => choice[name] ?? [])])] };
  });
}

function faultsOfGroup(group: Group, own: ReadonlyMap<string, ImportRow>): ImportFault[] {
  const { slug: parentSlug, parent, rows, variants } = group;
  const options = optionsOf(group);
  const seen = new Map<string, string>();
  for (const { slug, choice } of variants) {
    if (!rows.some((row) => row.slug === slug)) seen.set(choiceKey(options, choice ?? {}), slug);
  }
  const isProduct = parent ? parent.parent_id === null : own.has(parentSlug) && !own.get(parentSlug)?.variant;
  return rows.flatMap(({ place, row, slug, variant: { choice } }) => {
    const fault = (field: string, message: string) => [{ place, row, field, message }];
    if (!isProduct) return fault('parent', `product "${parentSlug}" is neither in the shop nor in the file`);
    const standing = variants.find((one) => one.slug === slug);
    const chosen = choice ?? standing?.choice;
    if (!chosen) return fault('options', 'is missing for a new variant');
    const named = Object.keys(chosen);
    if (named.length !== options.length || options.some(({ name }) => !named.includes(name))) {
      return fault(
        'options',
        `must name ${options.map(({ name }) => name).join(', ')}, as the other variants do`,
      );
    }
    const key = choiceKey(options, chosen);
    if (standing && key !== choiceKey(options, standing.choice ?? {})) {
      return fault('options', 'must stay those of the variant; new values need a new variant');
    }
    const other = seen.get(key);
    if (other !== undefined) return fault('options', `is the same as that of "${other}"`);
    seen.set(key, slug);
    return seen.size > variantLimits.variants
      ? fault('parent', `has more than ${variantLimits.variants} variants`)
      : [];
  });
}

/** Compares the variants of a file with the products. Products are locked, or are in the file. */
export function faultsOfVariants(
  groups: readonly Group[],
  rows: readonly ImportRow[],
  standing: ReadonlyMap<string, { readonly parent_id: number | null }>,
): ImportFault[] {
  const own = new Map(rows.map((row) => [row.slug, row]));
  const parents = new Map(groups.map(({ slug, parent }) => [slug, parent]));
  const moved = rows.flatMap(({ place, row, slug, variant }): ImportFault[] => {
    const there = standing.get(slug);
    if (!there) return [];
    const parentId = variant ? (parents.get(variant.parent)?.id ?? 0) : null;
    if (there.parent_id === parentId) return [];
    const message =
      there.parent_id === null
        ? 'is set, but this is not a variant; a new variant needs another slug'
        : 'must stay that of the variant';
    return [{ place, row, field: 'parent', message }];
  });
  const stocked = rows.flatMap(({ place, row, slug, values: { stock = 0 } }): ImportFault[] =>
    parents.has(slug) && stock > 0 && !parents.get(slug)
      ? [{ place, row, field: 'stock', message: 'must be 0 for a product with variants' }]
      : [],
  );
  return [...groups.flatMap((group) => faultsOfGroup(group, own)), ...moved, ...stocked];
}

/** The products of the groups, by slug, once the file's own were written. */
export async function readParents(
  tx: DatabaseTransaction,
  groups: readonly Group[],
): Promise<ReadonlyMap<string, ProductRow>> {
  if (groups.length === 0) return new Map();
  const slugs = groups.map(({ slug }) => slug);
  const rows = await tx.selectFrom('product').selectAll().where('slug', 'in', slugs).execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Updates the products of a file to match their variants, after all rows have been written. */
export async function finishGroups(
  tx: DatabaseTransaction,
  groups: readonly Group[],
  rows: readonly ImportRow[],
): Promise<void> {
  const parents = await readParents(tx, groups);
  for (const group of groups) {
    const parent = parents.get(group.slug);
    const options = JSON.stringify(optionsOf(group));
    if (!parent || JSON.stringify(parent.options) === options) continue;
    await tx.updateTable('product').set({ options }).where('id', '=', parent.id).execute();
  }
  const slugs = ['', ...rows.map(({ slug }) => slug)];
  const changed = await tx
    .selectFrom('product')
    .select('id')
    .where('slug', 'in', slugs)
    .where('options', 'is not', null)
    .execute();
  await syncVariants(tx, [...changed.map(({ id }) => id), ...[...parents.values()].map(({ id }) => id)]);
}
