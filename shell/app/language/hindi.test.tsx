import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { pageLanguage } from '@shop/config';
import { t } from '@shop/config/messages';
import type { RouteModule } from '@shop/contracts';
import { createTestShop } from '@shop/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router';
import { BrowserRouter } from 'react-router-dom';
import type { FragmentSource } from '../../federation/fragment-source';
import { createLazyFragments } from '../../federation/lazy-fragments';
import { pageComponent } from '../../federation/mark-english';
import { messagesLoaded, openEnglish } from '../../federation/page-messages';
import { releaseOf } from '../../federation/release-fixture';
import { App } from '../app';
import { openHindi } from './hindi';
import { OfferedLanguages } from './offered-languages';
import { rememberedAddress } from './remembered-language';

const container = document.createElement('div');
let root: Root | undefined;
let logged: jest.Spied<typeof console.error>;
const { fetch } = globalThis;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The page sends a request to count the visit.
  globalThis.fetch = () => Promise.resolve({ ok: true } as Response);
  document.body.append(container);
  document.documentElement.lang = 'hi';
  document.documentElement.dataset.languages = 'hi';
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
  openEnglish();
  document.documentElement.lang = '';
  delete document.documentElement.dataset.languages;
  localStorage.clear();
  history.replaceState(null, '', '/');
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
});

const fragments: FragmentSource = {
  ...createLazyFragments({
    load: () => Promise.reject(new Error('No fragments')),
    reset: () => undefined,
    giveUp: () => false,
    versionOf: () => '1.0.0',
  }),
};

/** Hydrates what the server sends for a path, in Hindi. */
async function open(path: string): Promise<void> {
  history.replaceState(null, '', `/hi${path}`);
  openHindi();
  const app = () => (
    <OfferedLanguages value={['hi']}>
      <App release={releaseOf()} fragments={fragments} store={createTestShop().store} />
    </OfferedLanguages>
  );
  container.innerHTML = renderToString(
    <StaticRouter basename="/hi" location={`/hi${path}`}>
      {app()}
    </StaticRouter>,
  );
  await act(async () => {
    root = hydrateRoot(container, <BrowserRouter basename="/hi">{app()}</BrowserRouter>);
  });
}

const footer = () => within(screen.getByRole('contentinfo'));

it('hydrates the shell in Hindi, with links that keep the prefix', async () => {
  await open('/no-such-page');
  expect(logged).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'भेजने वाले को वापस' })).toBeVisible();
  expect(footer().getByRole('link', { name: 'शिपिंग पॉलिसी' })).toHaveAttribute('href', '/hi/shiping-policy');
  expect(screen.getByTitle('कार्ट (0 आइटम)')).toHaveAccessibleName('कार्ट: 0 आइटम');
  expect(screen.getByTitle('कार्ट (0 आइटम)').closest('form')).toHaveAttribute('action', '/hi/cart');
  expect(screen.getByRole('link', { name: 'Vintage Craft' })).toHaveAttribute('href', '/hi');
});

it('navigates within Hindi, and back', async () => {
  await open('/no-such-page');
  fireEvent.click(footer().getByRole('link', { name: 'शिपिंग पॉलिसी' }));
  expect(location.pathname).toBe('/hi/shiping-policy');
  expect(screen.getByRole('heading', { name: 'यह काउंटर अभी बंद है' })).toBeVisible();
  await act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
  });
  expect(location.pathname).toBe('/hi/no-such-page');
  expect(screen.getByRole('heading', { name: 'भेजने वाले को वापस' })).toBeVisible();
});

it('links to the same page in English, and remembers the choice', async () => {
  await open('/faq?page=2');
  expect(footer().getByText('भाषा: हिन्दी')).toHaveAttribute('lang', 'hi');
  const english = footer().getByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('href', '/faq?page=2');
  expect(english).toHaveAttribute('hreflang', 'en');
  localStorage.setItem('language', 'hi');
  english.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(english);
  expect(localStorage.getItem('language')).toBeNull();
});

it('a visit that begins with an English page continues in the remembered language', () => {
  const at = new URL('https://shop.example/faq?page=2#pens') as unknown as Location;
  document.documentElement.lang = 'en';
  expect(rememberedAddress(at, '')).toBeUndefined();
  localStorage.setItem('language', 'hi');
  expect(rememberedAddress(at, 'https://search.example/')).toBe('/hi/faq?page=2#pens');
  expect(rememberedAddress(at, 'https://shop.example/hi/faq')).toBeUndefined();
  delete document.documentElement.dataset.languages;
  expect(rememberedAddress(at, '')).toBeUndefined();
});

it('formats plurals and values according to the rules of Hindi', () => {
  openHindi();
  const texts = [0, 1, 2].map((total) => t('See all {total} results', { total }));
  expect(texts).toEqual(['0 नतीजा देखें', '1 नतीजा देखें', 'सभी 2 नतीजे देखें']);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(t('See all {total} results')).toBe('See all {total} results');
  expect(warn).toHaveBeenCalledTimes(1);
});

it('marks a remote without messages as English', async () => {
  openHindi();
  const Component = () => <p>Sixteen products</p>;
  const module: RouteModule = { Component };
  const Marked = pageComponent('gift-cards', module);
  expect(pageComponent('gift-cards', module)).toBe(Marked);
  expect(renderToString(<Marked />)).toBe(
    '<div lang="en" style="display:contents"><p>Sixteen products</p></div>',
  );
  pageLanguage()?.adopt('gift-cards', Promise.reject(new Error('network')));
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await messagesLoaded();
  expect(pageComponent('gift-cards', module)).toBe(Component);
  openEnglish();
  expect(pageComponent('wallet', module)).toBe(Component);
});
