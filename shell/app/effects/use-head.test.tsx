import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { PageRelease, RouteModule } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { FragmentSourceContext, type FragmentSource } from '../../federation/fragment-source';
import { ReleaseContext } from '../release/release-context';
import { PageAnnouncer, useHead } from './use-head';

const release = {
  env: 'live',
  seq: 1,
  remotes: { gifts: { routes: [{ path: '/gifts', module: 'page' }], slots: [] } },
} as unknown as PageRelease;

const page: RouteModule = {
  Component: () => null,
  load: async () => 'Ten gifts.',
  head: (description) => ({ title: 'Gifts', description: String(description), unlisted: true }),
};

const module = jest.fn<FragmentSource['module']>().mockResolvedValue(page);
const source = { module } as Partial<FragmentSource> as FragmentSource;

function Page() {
  useHead();
  return <Link to="/gifts?later">Later</Link>;
}

const open = (routes: Readonly<Record<string, unknown>> = {}) =>
  renderWithShop(
    <ReleaseContext value={release}>
      <FragmentSourceContext value={source}>
        <PageAnnouncer />
        <Page />
      </FragmentSourceContext>
    </ReleaseContext>,
    { route: '/gifts', routes },
  );

const contentOf = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute(selector.startsWith('link') ? 'href' : 'content');

beforeEach(() => {
  module.mockClear();
  document.documentElement.dataset.origin = 'https://shop.example';
  document.title = 'From the server';
});
afterEach(() => {
  delete document.documentElement.dataset.headDue;
  document.head.innerHTML = '';
});

it('completes the head of a first page that only the browser renders', async () => {
  document.documentElement.dataset.headDue = '';
  open();
  await waitFor(() => expect(document.title).toMatch(/^Gifts \| /));
  expect(contentOf('meta[name=description]')).toBe('Ten gifts.');
  expect(contentOf('meta[name=robots]')).toBe('noindex, follow');
  expect(contentOf('link[rel=canonical]')).toBe('https://shop.example/gifts');
});

it('leaves the head of a first page from the server as it is, and follows the next page', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Later' }));
  await waitFor(() => expect(document.title).toMatch(/^Gifts \| /));
  expect(module).toHaveBeenCalledTimes(1);
});

it('opens the new URL of a page that has moved, with the query', async () => {
  module.mockResolvedValueOnce({ ...page, head: () => ({ title: 'No such page', status: 404 }) });
  const { location, requests } = open({ 'GET /redirect': { to: '/presents' } });
  await userEvent.click(screen.getByRole('link', { name: 'Later' }));
  await waitFor(() => expect(location().pathname).toBe('/presents'));
  expect(location().search).toBe('?later');
  expect(requests.map(({ path }) => path)).toContain('/redirect?path=%2Fgifts');
});

it('stays on a missing page that has not moved', async () => {
  module.mockResolvedValueOnce({ ...page, head: () => ({ title: 'No such page', status: 404 }) });
  const { location } = open({ 'GET /redirect': null });
  await userEvent.click(screen.getByRole('link', { name: 'Later' }));
  expect(await screen.findByText(/^No such page/)).toBeInTheDocument();
  expect(location().pathname).toBe('/gifts');
});
