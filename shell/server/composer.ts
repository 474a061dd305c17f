import { codingOf } from '@shop/config/codings';
import type { PageRelease } from '@shop/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createAssetSource } from './asset-source';
import { documentHeaders, type PaymentTaker } from './content-policy';
import { crashPage } from './crash-page';
import { closeDocument, openDocument } from './document';
import { documentRelease } from './document-release';
import { encodeStream } from './encode-stream';
import { partAssets } from './part-assets';
import { createRenderPool, type RenderedPage } from './render-pool';
import { serviceWorkerFile } from './service-worker';
import { readShellAssets } from './shell-assets';
import { shellFiles } from './shell-files';
import { siteFiles } from './site/site-files';

export interface ComposerOptions {
  /** One build of the shell: `shell.cjs` for the server and `build-manifest.json`. */
  readonly shellBuild: string;
  /** The hashed files of this and earlier builds of the shell: a tab that stayed open still asks for its own. */
  readonly shellAssets: string;
  /** The shell's `public` folder, served at the root. */
  readonly publicDir: string;
  /** Folder of published artifacts. */
  readonly remotesDir: string;
  /** Where a render reads its data, e.g. `http://127.0.0.1:3000/api/v1`. */
  readonly apiBaseUrl: () => string;
  /**
   * Where shoppers reach the shop, e.g. `https://shop.example`, for canonical addresses, the sitemap and what is shared.
   * Never read from a request: a Host header says what its sender likes.
   */
  readonly publicOrigin: string;
  /** The release for a request, resolved for its shopper; may set the cookies that keep it so. */
  readonly release: (request: FastifyRequest, reply: FastifyReply) => Promise<PageRelease> | PageRelease;
  /** Who takes the money: only the real provider's script may run in a page. The sandbox when nothing is said. */
  readonly payments?: PaymentTaker;
  /** Limit for the data of one page, in ms. */
  readonly loadMs?: number;
  /** Whether browsers keep pages for when there is no network; false also removes what they have kept. */
  readonly keepsPages?: boolean;
}

const isPreview = ({ remotes }: PageRelease) =>
  Object.values(remotes).some(({ variant }) => variant === 'preview');

/** The HTML composer: every path that nothing else serves is a page of the shop. */
export function composer(options: ComposerOptions): FastifyPluginAsync {
  return async (app) => {
    const {
      shellBuild,
      publicDir,
      publicOrigin,
      remotesDir,
      apiBaseUrl,
      loadMs = 1500,
      payments = 'sandbox',
      keepsPages = false,
    } = options;
    const shell = readShellAssets(shellBuild, options.shellAssets);
    const assets = createAssetSource(remotesDir);
    const pool = createRenderPool({
      shellFile: path.join(shellBuild, 'shell.cjs'),
      remotesDir,
      apiBaseUrl,
      onError: (message, part) => app.log.error({ part }, message),
    });
    app.addHook('onClose', () => pool.close());

    await app.register(shellFiles(options.shellAssets));
    await app.register(siteFiles({ publicDir, publicOrigin, apiBaseUrl }));
    await app.register(serviceWorkerFile({ shellBuild, enabled: keepsPages }));

    /** Renders the page; when a remote's code hangs or kills the render, the page is sent for the browser to fill. */
    const renderSafely = async (url: string, release: PageRelease, nonce: string): Promise<RenderedPage> => {
      const request = { url, origin: publicOrigin, release, loadMs, nonce };
      try {
        return await pool.render({ ...request, skip: [] });
      } catch (error) {
        app.log.error(error, `Rendering ${url} without its remotes`);
        return pool.render({ ...request, skip: Object.keys(release.remotes) });
      }
    };

    /** Addresses of other services: what they do not know is not a page either. */
    const elsewhere = /^\/(api|media|registry|remotes|sandbox|shell)\//;

    const page = async (request: FastifyRequest, reply: FastifyReply) => {
      const url = request.raw.url ?? '/';
      if (elsewhere.test(url))
        return reply.code(404).send({ status: 404, message: 'There is nothing at this address.' });
      const release = await options.release(request, reply);
      const nonce = randomBytes(16).toString('base64');
      const rendered = await renderSafely(url, release, nonce);
      const { head, state, markup } = rendered;
      const parts = await partAssets(release, rendered.parts, assets);
      const pieces = documentOf({
        opening: openDocument({ head, origin: publicOrigin, release, shell, keepsPages, parts, nonce }),
        markup,
        closing: closeDocument({ state, release: documentRelease(release, rendered.parts), shell, parts }),
        onError: (error) => app.log.error(error, `Rendering ${url}`),
      });
      const coding = codingOf(request.headers['accept-encoding']);
      if (coding !== 'identity') reply.header('content-encoding', coding);
      return reply
        .code(head.status ?? 200)
        .headers(documentHeaders(nonce, { payments, isPreview: isPreview(release) }))
        .send(encodeStream(pieces, coding));
    };

    app.get('/*', {
      errorHandler: (error, request, reply) => {
        request.log.error(error, `No page for ${request.raw.url}`);
        return reply.code(500).headers(documentHeaders('none', { payments })).send(crashPage);
      },
      handler: page,
    });
  };
}

interface Pieces {
  readonly opening: string;
  readonly markup: AsyncIterable<string>;
  readonly closing: string;
  readonly onError: (error: unknown) => void;
}

async function* documentOf({ opening, markup, closing, onError }: Pieces) {
  yield opening;
  try {
    yield* markup;
  } catch (error) {
    // The head is sent: what is missing of the markup is rendered by the page.
    onError(error);
  }
  yield closing;
}
