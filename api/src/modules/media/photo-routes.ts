import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/http/api-error';
import { createPhotoFiles } from './photo-files';
import { FOREVER } from './routes';

/** Photos that staff uploaded. Their addresses never show anything else, so browsers cache them for good. */
export function photoRoutes(app: TypedApp, database: Pick<Database, 'db' | 'reads'>): void {
  const fileOf = createPhotoFiles(database);

  app.get(
    '/media/photos/:file',
    { schema: { hide: true, params: Type.Object({ file: Type.String({ maxLength: 120 }) }) } },
    async (request, reply) => {
      const file = await fileOf(request.params.file);
      if (!file) throw new ApiError(404, 'There is no such picture.');
      reply.headers({ etag: file.etag, 'cache-control': FOREVER });
      if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
      return reply.type(file.type).send(file.bytes);
    },
  );
}
