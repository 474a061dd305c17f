import { Type } from 'typebox';
import type { ShopApp } from '../deps';
import { ApiError } from '../http/api-error';
import { createMediaFiles } from '../media/media-files';
import { versionOfFile } from '../media/shop-pictures';

const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300';

/** Pictures. With the picture's right version in `v` browsers keep one for good; without it they ask again. */
export function mediaRoutes(app: ShopApp, folder: string): void {
  const fileOf = createMediaFiles(folder);

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
      if (!file) throw new ApiError(404, 'There is no such picture.');
      reply.headers({
        etag: file.etag,
        'cache-control': version !== undefined && version === versionOfFile(name) ? FOREVER : FOR_A_WHILE,
      });
      if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
      return reply.type(file.type).send(file.bytes);
    },
  );
}
