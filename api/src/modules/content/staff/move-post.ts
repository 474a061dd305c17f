import { paths } from '@shop/config';
import { inTransaction } from '../../../platform/db/transactions';
import { ApiError } from '../../../platform/http/api-error';
import { leaveRedirects } from '../../redirects';
import { type Change, refuseOld } from './change-entry';
import { type ContentContext, readStanding } from './read-entry';
import { findLatest, renamePost } from './repository';
import { readShown } from './shown-repository';

/**
 * Changes the address of a post, with its drafts and its history. If it is published, the old address redirects to the
 * new one. Throws an ApiError: 404, 409 for an address that is taken or when someone changed the post after it was
 * opened.
 */
export async function movePost(
  { database, clock, changeAddresses }: ContentContext,
  { place, version, actor }: Change,
  slug: string,
): Promise<void> {
  if (place.kind !== 'post') throw new ApiError(409, 'Only posts can have a custom URL.');
  const target = { kind: 'post', slug } as const;
  await inTransaction(database, async (tx) => {
    await changeAddresses(tx);
    const { latest, shown } = await readStanding(tx, place);
    if (place.slug === slug) return;
    if ((latest?.version ?? 0) !== version) await refuseOld(tx, place);
    if ((await readShown(tx, target)) || (await findLatest(tx, target)))
      throw new ApiError(409, `Another post already uses the URL “${slug}”.`, {
        extra: { field: 'slug' },
      });
    const at = clock.now();
    await renamePost(tx, place.slug, slug);
    if (shown) {
      const move = { from: paths.blog(place.slug), to: paths.blog(slug) };
      await leaveRedirects(tx, [move], { author: actor.name, at });
    }
    await actor.log(tx, 'content-moved', { ...place, to: slug }, at);
  });
}
