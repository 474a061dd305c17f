import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createTestShop } from '@shop/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import type { FragmentSource } from '../federation/fragment-source';
import { releaseOf } from '../federation/release-fixture';
import { PageBoundary } from './frame/boundaries';

/** The parts of the frame: each file with its component and its name in error messages. */
const parts = [
  ['./header/announcement-strip', 'AnnouncementStrip', 'The announcements'],
  ['./header/header', 'Header', 'The header'],
  ['./page/current-page', 'CurrentPage', 'This page'],
  ['./footer/footer', 'Footer', 'The footer'],
  ['./social/social-bar', 'SocialBar', 'The social links'],
  ['./panels/panels', 'Panels', 'The cart and wishlist panel'],
  ['./offline/offline-notice', 'OfflineNotice', 'The network notice'],
  ['./release/preview-badge', 'PreviewBadge', 'The preview badge'],
  ['./toasts/toasts', 'Toasts', 'The toast area'],
  ['./effects/use-head', 'PageAnnouncer', 'The screen reader announcement'],
  ['./effects/page-effects', 'PageEffects', 'A part of this page'],
] as const;
const names = parts.map(([, name]) => name);

let broken: string | null = null;

for (const [file, name] of parts) {
  jest.unstable_mockModule(file, () => ({
    [name]: () => {
      if (broken === name) throw new Error(`${name} is broken`);
      return <p>{name}</p>;
    },
  }));
}

const unused = (): never => {
  throw new Error('Fragments are not shown here');
};
const fragments: FragmentSource = {
  component: unused,
  approach: unused,
  module: unused,
  retry: unused,
  ready: unused,
  failed: unused,
  onRestart: unused,
};

/** Renders the page with a part that throws. */
async function show(part: string | null): Promise<void> {
  broken = part;
  const { App } = await import('./app');
  const { store } = createTestShop();
  render(
    <PageBoundary>
      <MemoryRouter initialEntries={['/faq?page=2']}>
        <Link to="/contact">Next page</Link>
        <App release={releaseOf()} fragments={fragments} store={store} />
      </MemoryRouter>
    </PageBoundary>,
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  broken = null;
  jest.restoreAllMocks();
});

const shown = () => names.filter((name) => screen.queryByText(name) !== null);

it.each(parts)('%s: an error affects only this part, which can be retried', async (_file, name, title) => {
  await show(name);
  expect(shown()).toEqual(names.filter((other) => other !== name));
  expect(screen.getByRole('alert')).toHaveTextContent(`${title} stopped working. Everything else is open.`);
  expect(screen.getByRole('link', { name: 'Reload the page' })).toHaveAttribute('href', '/faq?page=2');
  broken = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(shown()).toEqual(names);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('retries a part on the next page', async () => {
  await show('CurrentPage');
  broken = null;
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(shown()).toEqual(names);
});

it('links to the home page and the cart when the header fails', async () => {
  await show('Header');
  expect(screen.getByRole('link', { name: 'Vintage Craft' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
});

it('shows links when the whole page fails', () => {
  const Broken = () => {
    throw new Error('broken');
  };
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working.');
  expect(screen.getByRole('link', { name: 'Reload the page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'go to the home page' })).toHaveAttribute('href', '/');
});
