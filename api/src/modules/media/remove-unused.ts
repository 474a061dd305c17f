import type { Executor } from '../../platform/db/schema';
import { inBatches } from '../../platform/jobs/jobs';
import { deletePhotosNotUsedSince, markPhotosStillUsed } from './photo-repository';

/** Often enough that a photo's time begins on the day on which it was last used. */
const MARKED_MS = 24 * 60 * 60_000;

/** Each has a megabyte or two. */
const BATCH = 50;

/**
 * Takes away uploaded photos that nothing has used since `before`. `used` names those that something uses now, of which none goes.
 * Returns how many went.
 */
export async function removeUnusedPhotos(
  db: Executor,
  used: readonly string[],
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<number> {
  if (used.length > 0) {
    await markPhotosStillUsed(db, used, { now, before: new Date(now.getTime() - MARKED_MS) });
  }
  return inBatches((limit) => deletePhotosNotUsedSince(db, before, limit), BATCH);
}
