import { commonApi, dehydrateApi, loadQuery } from '@shop/api-client';
import type { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '../../src/app';
import { pageHead } from '../../src/head/page-head';
import { announcementSection } from '../../src/header/announcement-strip';
import { matchScreen, screenRoutes } from '../../src/routing/screens';
import { createPageStore } from '../../src/state/create-page-store';
import type { PageRequest } from '../render-protocol';
import { loadedParts } from './loaded-parts';
import { loadParts } from './load-parts';
import type { RenderHooks } from './render-hooks';

/**
 * Renders one page into `sink`: loads the parts' data, hands out the head, then streams the markup. A part whose code or
 * data fails is left as its placeholder for the page to fill; the rest is rendered.
 */
export async function renderPage(request: PageRequest, hooks: RenderHooks, sink: Writable): Promise<void> {
  const { release, url, origin, skip, loadMs } = request;
  const { pathname, searchParams: query } = new URL(url, 'http://shop.invalid');
  const screen = matchScreen(screenRoutes(release), pathname);
  const wanted = screen.route?.parts ?? [];
  const store = createPageStore(hooks.environment);
  const context = { dispatch: store.dispatch, params: screen.params, query };

  const frame = Promise.allSettled([
    loadQuery(store.dispatch, commonApi.endpoints.getPageSection, announcementSection),
  ]);
  const loaded = await loadParts({ parts: wanted, skip, loadMs, context, hooks });
  await frame;

  // The first part is what the screen begins with: its picture is the one to fetch ahead.
  const first = loaded.find(({ part }) => part === wanted[0]);
  const head = pageHead({ screen, pathname, origin, context }, { module: first?.module, data: first?.data });
  hooks.onHead({ head, parts: wanted, state: dehydrateApi(store.getState()) });

  await new Promise<void>((resolve, reject) => {
    sink.on('finish', resolve);
    sink.on('error', reject);
    const stream = renderToPipeableStream(
      <StaticRouter location={url}>
        <App store={store} release={release} parts={loadedParts(loaded)} />
      </StaticRouter>,
      {
        nonce: request.nonce,
        // What is ready belongs where it stands; React would send large parts after the page and move them by script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onShellReady: () => stream.pipe(sink),
        onShellError: reject,
        onError: (error) => hooks.onError(error),
      },
    );
  });
}
