import { Type } from 'typebox';
import type { ShopApp } from '../deps';
import { ApiError } from '../http/api-error';
import { readMediaFiles, type Encoding, type MediaFile } from '../media/media-files';

/** An SVG is a document: alone in a tab it must not run anything. */
const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_WHILE = 'public, max-age=300';

const encodingFor = (accepted = ''): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted),
  );

/** Pictures. With the right `v` (the content's hash) browsers keep one for good; without it they ask again. */
export function mediaRoutes(app: ShopApp, folder: string): void {
  let reading: Promise<ReadonlyMap<string, MediaFile>> | undefined;

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
      reading ??= readMediaFiles(folder);
      const file = (await reading).get(request.params.file);
      if (!file) throw new ApiError(404, 'There is no such picture.');
      const etag = `"${file.hash}"`;
      reply.headers({
        etag,
        vary: 'accept-encoding',
        'cache-control': request.query.v === file.hash ? FOREVER : FOR_A_WHILE,
        'content-security-policy': CONTENT_POLICY,
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      reply.type('image/svg+xml');
      const encoding = encodingFor(request.headers['accept-encoding']);
      if (!encoding) return reply.send(file.bytes);
      return reply.header('content-encoding', encoding).send(await file.encoded(encoding));
    },
  );
}
