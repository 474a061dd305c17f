import { paths } from '@shop/config';
import { newPublicId } from '../../../platform/db/public-id';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transactions';
import { ApiError } from '../../../platform/http/api-error';
import { leaveRedirects, type Move } from '../../redirects';
import type { StaffActor } from '../../staff';
import { growCatalogueVersion } from '../name-repository';
import type { ProductContext } from '../staff/context';
import { type NameForm, readName, readSubcategories, refuseRemoval } from './read-name';
import {
  deleteName,
  findName,
  insertName,
  listNames,
  listSubcategories,
  type NameColumns,
  type NameKind,
  type NameRow,
  pathOf,
  type SubcategoryColumns,
  type SubcategoryRow,
  updateName,
  writeOrder,
  writeSubcategories,
} from './repository';

const photoUrl = (photo: NameColumns['photo']) => photo?.url ?? null;

/** The changed fields for the log, each with its values before and after. */
function changesOf(before: NameRow, after: NameColumns) {
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['name', before.name, after.name],
    ['slug', before.slug, after.slug],
    ['picture', photoUrl(before.photo), photoUrl(after.photo)],
    ['motif', before.motif, after.motif],
    ['comingSoon', before.coming_soon, after.coming_soon],
  ];
  return Object.fromEntries(
    pairs.filter(([, was, is]) => was !== is).map(([field, was, is]) => [field, [was, is]]),
  );
}

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

/** The old and new paths of the pages of a name and of its subcategories. */
function movesOf(
  kind: NameKind,
  [before, after]: readonly [NameRow, NameColumns],
  [inside, next]: readonly [readonly SubcategoryRow[], readonly SubcategoryColumns[]],
): Move[] {
  const own = { from: pathOf(kind, before), to: pathOf(kind, after) };
  const below = inside.flatMap((row) => {
    const staying = next.find(({ id }) => id === row.id);
    if (!staying) return [];
    return { from: paths.category(before.slug, row.name), to: paths.category(after.slug, staying.name) };
  });
  return [own, ...below];
}

async function findLocked(
  tx: DatabaseTransaction,
  { kind, id }: { readonly kind: NameKind; readonly id: string },
): Promise<NameRow> {
  // The version's row serves as the lock for all names, as it does for products.
  await growCatalogueVersion(tx);
  const before = await findName(tx, kind, id);
  if (!before) throw new ApiError(404, 'This entry no longer exists.');
  return before;
}

/** Adds a category, theme or brand. Throws an ApiError 400 or 409 that names the field. */
export async function createName(
  { database, clock }: ProductContext,
  kind: NameKind,
  form: NameForm,
  actor: StaffActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await growCatalogueVersion(tx);
    const at = clock.now();
    const columns = await readName(tx, kind, form, { before: undefined, at });
    const added = { ...columns, public_id: newPublicId(), changed_by: actor.name };
    const id = await insertName(tx, kind, added);
    if (kind === 'category') await writeSubcategories(tx, id, readSubcategories(form, []));
    await actor.log(tx, `${kind}-created`, { name: columns.name, slug: columns.slug }, at);
  });
}

/**
 * Changes a category, theme or brand. Its pages that move leave redirects. Throws an ApiError: 400 or 409 for a field,
 * 404, 409 when someone changed it after it was opened.
 */
export async function changeName(
  { database, clock }: ProductContext,
  place: { readonly kind: NameKind; readonly id: string },
  { version, ...form }: NameForm & { readonly version: number },
  actor: StaffActor,
): Promise<void> {
  const { kind } = place;
  await inTransaction(database, async (tx) => {
    const before = await findLocked(tx, place);
    if (before.version !== version) {
      const who = before.changed_by ?? 'Someone';
      throw new ApiError(409, `${who} changed this after you opened it. Nothing was saved.`, {
        extra: { version: before.version },
      });
    }
    const at = clock.now();
    const columns = await readName(tx, kind, form, { before, at });
    const inside = kind === 'category' ? await listSubcategories(tx, before.id) : [];
    const next = kind === 'category' ? readSubcategories(form, inside) : [];
    await updateName(tx, kind, before.id, { ...columns, changed_by: actor.name });
    if (kind === 'category') await writeSubcategories(tx, before.id, next);
    await leaveRedirects(tx, movesOf(kind, [before, columns], [inside, next]), { author: actor.name, at });
    const listed = [namesOf(inside), namesOf(next)];
    const changes = {
      ...changesOf(before, columns),
      ...(listed[0]?.join('\n') !== listed[1]?.join('\n') && { subcategories: listed }),
    };
    await actor.log(tx, `${kind}-changed`, { name: before.name, changes }, at);
  });
}

/** Removes a category, theme or brand. Throws an ApiError: 404, 409 while it has products or subcategories. */
export async function removeName(
  { database, clock }: ProductContext,
  place: { readonly kind: NameKind; readonly id: string },
  actor: StaffActor,
): Promise<void> {
  const { kind } = place;
  await inTransaction(database, async (tx) => {
    const before = await findLocked(tx, place);
    const inside = kind === 'category' ? await listSubcategories(tx, before.id) : [];
    refuseRemoval(kind, before, inside.length);
    await deleteName(tx, kind, before.id);
    await actor.log(tx, `${kind}-removed`, { name: before.name, slug: before.slug }, clock.now());
  });
}

/** Changes the order of all names of a kind. Throws an ApiError 409 when names were added or removed meanwhile. */
export async function orderNames(
  { database, clock }: ProductContext,
  kind: NameKind,
  ids: readonly string[],
  actor: StaffActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await growCatalogueVersion(tx);
    const names = await listNames(tx, kind);
    const ordered = ids.flatMap((id) => names.find(({ public_id }) => public_id === id) ?? []);
    if (new Set(ids).size !== names.length || ordered.length !== names.length)
      throw new ApiError(
        409,
        'The list changed since you opened it. The new order was not saved. Reload and try again.',
      );
    await writeOrder(
      tx,
      kind,
      ordered.map(({ id }) => id),
    );
    await actor.log(tx, `${kind}-order-changed`, { order: namesOf(ordered) }, clock.now());
  });
}
