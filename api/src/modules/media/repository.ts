import { type Insertable, type Selectable, sql } from 'kysely';
import { photoUseMs } from '../../durations';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { inBatches } from '../../platform/jobs/jobs';
import {
  addressOfPhoto,
  isPhotoName,
  type PhotoType,
  pictureAddress,
  shopPictures,
  type StoredPhoto,
} from './pictures';
import type { PhotoTable } from './tables';

/** A photo in one of its widths. */
interface PhotoFile {
  readonly width: number;
  readonly bytes: Uint8Array;
}

type PhotoRow = Pick<Selectable<PhotoTable>, 'name' | 'type' | 'widths' | 'width' | 'height' | 'placeholder'>;

/** The data of a photo that a product or a page stores, so that its files are found without another query. */
function toStored({ name, type, widths, width, height, placeholder }: PhotoRow): StoredPhoto {
  const files = widths.map((each) => `${addressOfPhoto(name, each, type)} ${each}w`);
  return { url: addressOfPhoto(name, width, type), width, height, placeholder, srcset: files.join(', ') };
}

/** A photo by its name in forms and files. */
export interface NamedPhoto {
  readonly name: string;
  readonly photo: StoredPhoto;
}

const toNamed = (row: PhotoRow): NamedPhoto => ({ name: row.name, photo: toStored(row) });

/** Stores a photo under its name, unless it exists already, and marks it as used now. */
export async function insertPhoto(
  tx: DatabaseTransaction,
  row: Omit<Insertable<PhotoTable>, 'id'>,
  files: readonly PhotoFile[],
): Promise<NamedPhoto> {
  const photo = await tx
    .insertInto('photo')
    .values(row)
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ used_at: row.used_at }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('photo_file')
    .values(files.map(({ width, bytes }) => ({ photo_id: photo.id, width, bytes })))
    .onConflict((conflict) => conflict.columns(['photo_id', 'width']).doNothing())
    .execute();
  return toNamed(photo);
}

/** The bytes of one file; undefined if it does not exist. */
export async function findPhotoFile(
  db: Executor,
  { name, width, type }: { readonly name: string; readonly width: number; readonly type: PhotoType },
): Promise<Uint8Array | undefined> {
  const file = await db
    .selectFrom('photo_file')
    .innerJoin('photo', 'photo.id', 'photo_file.photo_id')
    .select('photo_file.bytes')
    .where('photo.name', '=', name)
    .where('photo.type', '=', type)
    .where('photo_file.width', '=', width)
    .executeTakeFirst();
  return file?.bytes;
}

/** One parameter for any number of names. */
const among = (names: readonly string[]) =>
  sql<string>`(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`;

/** Photos by name. */
async function findPhotos(db: Executor, names: readonly string[]): Promise<NamedPhoto[]> {
  const rows = await db.selectFrom('photo').selectAll().where('name', 'in', among(names)).execute();
  return rows.map(toNamed);
}

/** Finds photos that are about to be used, and marks them as used, so that they are not deleted in the meantime. */
async function markPhotosUsed(db: Executor, names: readonly string[], now: Date): Promise<NamedPhoto[]> {
  const rows = await db
    .updateTable('photo')
    .set({ used_at: now })
    .where('name', 'in', among(names))
    .returningAll()
    .execute();
  return rows.map(toNamed);
}

/** Photos whose name contains each of the words, newest first. */
export async function searchPhotos(
  db: Executor,
  words: readonly string[],
  limit: number,
): Promise<NamedPhoto[]> {
  const rows = await words
    .reduce(
      (query, word) => query.where(sql<boolean>`position(${word} in name) > 0`),
      db.selectFrom('photo').selectAll(),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toNamed);
}

/** Marks photos as used now, if their last use is before `before`. */
async function markPhotosStillUsed(
  db: Executor,
  names: readonly string[],
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<void> {
  await db
    .updateTable('photo')
    .set({ used_at: now })
    .where('used_at', '<', before)
    .where('name', 'in', among(names))
    .execute();
}

/** Deletes at most `limit` photos that were last used before `before`. Returns their number. */
async function deletePhotosNotUsedSince(db: Executor, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('photo')
    .where('id', 'in', (old) =>
      old
        .selectFrom('photo')
        .select('id')
        .where('used_at', '<', before)
        .orderBy('used_at')
        .limit(limit)
        // Skips locked photos, which are being saved with a product.
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Finds a picture by its name in forms and files. */
export type FindPicture = (name: string) => StoredPhoto | undefined;

function shopPicture(name: string): StoredPhoto | undefined {
  const picture = shopPictures().get(name);
  return picture && { url: pictureAddress(name), width: picture.width, height: picture.height };
}

const uploadedAmong = (names: readonly string[]) => [...new Set(names.filter(isPhotoName))];

function finder(photos: readonly NamedPhoto[]): FindPicture {
  const uploaded = new Map(photos.map(({ name, photo }) => [name, photo]));
  return (name) => shopPicture(name) ?? uploaded.get(name);
}

/** Finds pictures by name: those of the shop, and uploaded ones. */
export async function findPicturesNamed(db: Executor, names: readonly string[]): Promise<FindPicture> {
  const uploaded = uploadedAmong(names);
  return finder(uploaded.length > 0 ? await findPhotos(db, uploaded) : []);
}

/** The same for pictures that are about to be stored; marks them as used. */
export async function usePicturesNamed(
  db: Executor,
  names: readonly string[],
  now: Date,
): Promise<FindPicture> {
  const uploaded = uploadedAmong(names);
  return finder(uploaded.length > 0 ? await markPhotosUsed(db, uploaded, now) : []);
}

/** Each photo takes up one or two megabytes. */
const BATCH = 50;

/** Deletes uploaded photos that were not used since `before`, except those in `used`. Returns their number. */
export async function removeUnusedPhotos(
  db: Executor,
  used: readonly string[],
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<number> {
  if (used.length > 0) {
    await markPhotosStillUsed(db, used, { now, before: new Date(now.getTime() - photoUseMs) });
  }
  return inBatches((limit) => deletePhotosNotUsedSince(db, before, limit), BATCH);
}
