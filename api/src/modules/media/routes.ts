import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/http/api-error';
import { byteRange, createMediaFiles, createPhotoFiles } from './files';
import { versionOfFile } from './pictures';

/** For files that never change under their URL. */
const FOREVER = 'public, max-age=31536000, immutable';
const FIVE_MINUTES = 'public, max-age=300';

/**
 * Serves pictures and clips. With the current version in `v` they are cached permanently; otherwise for five minutes.
 * Browsers request clips in ranges.
 */
export function mediaRoutes(app: TypedApp, ...folders: readonly string[]): void {
  const fileOf = createMediaFiles(folders);

  app.get(
    '/media/:file',
    {
      schema: {
        hide: true,
        params: Type.Object({ file: Type.String({ maxLength: 120 }) }),
        querystring: Type.Object({ v: Type.Optional(Type.String({ maxLength: 64 })) }),
      },
    },
    async (request, reply) => {
      const { file: name } = request.params;
      const { v: version } = request.query;
      const file = await fileOf(name);
      if (!file) throw new ApiError(404, 'File not found.');
      reply.headers({
        etag: file.etag,
        'accept-ranges': 'bytes',
        'cache-control': version !== undefined && version === versionOfFile(name) ? FOREVER : FIVE_MINUTES,
      });
      if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
      const { bytes } = file;
      const wanted = byteRange(request.headers.range, bytes.length);
      if (wanted === 'unsatisfiable')
        return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
      if (!wanted) return reply.type(file.type).send(bytes);
      const { first, last } = wanted;
      return reply
        .code(206)
        .type(file.type)
        .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
        .send(bytes.subarray(first, last + 1));
    },
  );
}

/** Serves photos that staff uploaded. Their URLs are immutable, so browsers cache them permanently. */
export function photoRoutes(app: TypedApp, database: Pick<Database, 'db' | 'reads'>): void {
  const fileOf = createPhotoFiles(database);

  app.get(
    '/media/photos/:file',
    { schema: { hide: true, params: Type.Object({ file: Type.String({ maxLength: 120 }) }) } },
    async (request, reply) => {
      const file = await fileOf(request.params.file);
      if (!file) throw new ApiError(404, 'Image not found.');
      reply.headers({ etag: file.etag, 'cache-control': FOREVER });
      if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
      return reply.type(file.type).send(file.bytes);
    },
  );
}
