import { Type } from 'typebox';
import type { TypedApp } from '@shop/server-kit';
import { ApiError } from '../../platform/http/api-error';
import { byteRange } from './byte-range';
import { createMediaFiles } from './media-files';
import { versionOfFile } from './shop-pictures';

/** Of what never changes under its address. */
export const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300';

/**
 * Pictures and clips. With the right version in `v` browsers cache one for good; without it they revalidate. Browsers request
 * clips in ranges.
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
      if (!file) throw new ApiError(404, 'There is no such picture.');
      reply.headers({
        etag: file.etag,
        'accept-ranges': 'bytes',
        'cache-control': version !== undefined && version === versionOfFile(name) ? FOREVER : FOR_A_WHILE,
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
