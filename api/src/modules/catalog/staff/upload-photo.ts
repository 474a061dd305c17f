import type { Static } from 'typebox';
import { inTransaction } from '../../../platform/db/retry-transaction';
import { type StaffPhoto, readUpload, storePhoto, toPhoto } from '../../media';
import type { Keeper } from '../../staff';
import type { ProductContext } from './context';
import type { PhotoRequest } from './schemas';

/** Stores a photo and says in the log who sent it. Throws an ApiError: 400 and 413 for files that cannot be a photo. */
export async function uploadPhoto(
  { database, clock }: ProductContext,
  { name: chosen, placeholder, files: sent }: Static<typeof PhotoRequest>,
  keeper: Keeper,
): Promise<Static<typeof StaffPhoto>> {
  const files = await readUpload(sent);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    const { name, photo } = await storePhoto(tx, { chosen, placeholder, files }, now);
    const { width, height } = photo;
    await keeper.log(tx, 'photo-uploaded', { photo: name, width, height, bytes }, now);
    return { name, photo: toPhoto(photo) };
  });
}
