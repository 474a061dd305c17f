import type { TypedApp } from '@shop/server-kit';
import { photoRules } from '@shop/config/photos';
import type { Static } from 'typebox';
import { inTransaction } from '../../../platform/db/transactions';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { readUpload, StaffPhoto, storePhoto, toPhoto } from '../../media';
import { type StaffActor, actorOf } from '../../staff';
import type { ProductContext } from './context';
import { PhotoRequest } from './schemas';

/** Stores a photo, with its sender in the log. Throws an ApiError: 400 and 413 for files that cannot be a photo. */
export async function uploadPhoto(
  { database, clock }: ProductContext,
  { name: chosen, placeholder, files: sent }: Static<typeof PhotoRequest>,
  actor: StaffActor,
): Promise<Static<typeof StaffPhoto>> {
  const files = await readUpload(sent);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    const { name, photo } = await storePhoto(tx, { chosen, placeholder, files }, now);
    const { width, height } = photo;
    await actor.log(tx, 'photo-uploaded', { photo: name, width, height, bytes }, now);
    return { name, photo: toPhoto(photo) };
  });
}

/** Maximum size of an upload, in bytes: all files as base64, with the JSON around them. */
const UPLOAD_LIMIT = Math.ceil((photoRules.widths.length * photoRules.maxStoredBytes * 4) / 3) + 16 * 1024;

/** Photo uploads for products and pages. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffPhotoRoutes(app: TypedApp, context: ProductContext): void {
  app.post(
    '/photos',
    {
      config: { right: 'keep' },
      bodyLimit: UPLOAD_LIMIT,
      schema: {
        tags: ['staff'],
        summary: 'Stores a photo, once even if it is sent again, and returns its name',
        body: PhotoRequest,
        response: { 200: dataOf(ref(StaffPhoto)), ...failures },
      },
    },
    async (request) => ({ data: await uploadPhoto(context, request.body, actorOf(request)) }),
  );
}
