import { describe, expect, it } from '@jest/globals';
import { commonApi, loadQuery } from '@shop/api-client';
import { ShopStoreProvider } from '@shop/store';
import { createTestShop, pageSection } from '@shop/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { MemoryRouter } from 'react-router-dom';
import { announcementSection, AnnouncementStrip } from './announcement-strip';
import { Header } from './header';

describe('the server-rendered header', () => {
  it('is hydrated without a mismatch', async () => {
    const { store } = createTestShop({
      [`GET /dynamic/page/section/${announcementSection}`]: [
        pageSection({ description: '<p>In the post</p>' }),
      ],
    });
    await loadQuery(store.dispatch, commonApi.endpoints.getPageSection, announcementSection);
    const frame = (
      <ShopStoreProvider store={store}>
        <MemoryRouter>
          <AnnouncementStrip />
          <Header />
        </MemoryRouter>
      </ShopStoreProvider>
    );
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(frame);
    expect(page.textContent).toContain('In the post');

    const problems: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(page, frame, { onRecoverableError: (problem) => problems.push(problem) }),
    );
    expect(problems).toEqual([]);
    await act(async () => root.unmount());
    page.remove();
  });
});
