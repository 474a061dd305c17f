import type { TypedApp } from '@shop/http';
import { photoRules } from '@shop/config/photos';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { StaffPhoto } from '../../media';
import { keeperOf } from '../../staff';
import type { ProductContext } from './context';
import { PhotoRequest } from './schemas';
import { uploadPhoto } from './upload-photo';

/** All files as base64, and what is around them. */
const UPLOAD_LIMIT = Math.ceil((photoRules.widths.length * photoRules.mostStoredBytes * 4) / 3) + 16 * 1024;

/** Where keepers upload photos, for products and pages; on an app with the prefix `/api/v1/staff` that is guarded. */
export function staffPhotoRoutes(app: TypedApp, context: ProductContext): void {
  app.post(
    '/photos',
    {
      bodyLimit: UPLOAD_LIMIT,
      schema: {
        tags: ['staff'],
        summary: 'Stores a photo, once however often it is sent, and says what forms and files call it',
        body: PhotoRequest,
        response: { 200: dataOf(ref(StaffPhoto)), ...failures },
      },
    },
    async (request) => ({ data: await uploadPhoto(context, request.body, keeperOf(request)) }),
  );
}
