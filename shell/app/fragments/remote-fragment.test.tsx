import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import type { PageRelease, RouteModule } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { type FragmentSource, FragmentSourceContext } from '../../federation/fragment-source';
import { createLazyFragments } from '../../federation/lazy-fragments';
import { createModuleLoader } from '../../federation/module-loader';
import type { PageEvent } from '../../federation/page-events';
import { releaseOf, versionOf } from '../../federation/release-fixture';
import { openRemoteHost } from '../../federation/remote-host';
import type { FragmentRef } from '../../federation/routing/page-routes';
import { ConnectionContext } from '../offline/connection';
import { fakeConnection } from '../offline/fake-connection';
import { RemoteFragment, useAllOnReturn } from './remote-fragment';

function Effects() {
  useAllOnReturn();
  return null;
}

const approach = jest.fn<FragmentSource['approach']>();
const source = { approach } as Partial<FragmentSource> as FragmentSource;

function Page() {
  return (
    <BrowserRouter>
      <FragmentSourceContext value={source}>
        <Routes>
          <Route
            path="/"
            element={
              <>
                <div data-remote="content" data-module="reviews" data-deferred="" />
                <Link to="/faq">FAQ</Link>
              </>
            }
          />
          <Route path="*" element={<Link to="/">Home</Link>} />
        </Routes>
        <Effects />
      </FragmentSourceContext>
    </BrowserRouter>
  );
}

describe('useAllOnReturn', () => {
  it('requests fragments far from the viewport on Back, but not in a new document or on Forward', async () => {
    history.replaceState(null, '', '/');
    render(<Page />);
    await userEvent.click(screen.getByText('FAQ'));
    await userEvent.click(screen.getByText('Home'));
    expect(approach).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('FAQ'));
    await act(async () => {
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await gone;
    });
    expect(approach.mock.calls).toEqual([[{ remote: 'content', module: 'reviews' }]]);
  });
});

const release = (): PageRelease => releaseOf(versionOf('1.0.0'));
const withFallback = (): PageRelease => releaseOf({ ...versionOf('1.0.0'), fallback: versionOf('0.9.0') });

const fragment = { remote: 'catalog', module: 'product' };
const working: RouteModule = { Component: () => <p>A product</p> };
const throwing: RouteModule = {
  Component: () => {
    throw new Error('broken component');
  },
};

/** Renders the fragment with a remote that returns the outcomes in order. */
const renderFragment = (...outcomes: (RouteModule | Error)[]) => renderFragmentOf(fragment, outcomes);

function renderFragmentOf(shown: FragmentRef, outcomes: (RouteModule | Error)[], of = release()) {
  const events: PageEvent[] = [];
  const { connection, become } = fakeConnection();
  const play = async () => {
    const outcome = outcomes.shift() ?? new Error('unexpected call');
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const emit = (event: PageEvent) => events.push(event);
  const entries = { name: 'entries', loadEntry: async () => ({ init: () => undefined, get: () => play }) };
  const host = createInstance({ name: 'shell', remotes: [], plugins: [entries] });
  const fragments = createLazyFragments(createModuleLoader(of, openRemoteHost(of, { emit, host })), emit);
  const rendered = renderWithShop(
    <ConnectionContext value={connection}>
      <FragmentSourceContext value={fragments}>
        <p>The rest of the page</p>
        <RemoteFragment fragment={shown} placeholder={<p>Loading</p>} />
      </FragmentSourceContext>
    </ConnectionContext>,
  );
  return { ...rendered, fragments, events, become: (offline: boolean) => act(async () => become(offline)) };
}

/** Replaces IntersectionObserver, so that the test controls visibility. */
function watchByHand() {
  const watched: IntersectionObserverCallback[] = [];
  const before = window.IntersectionObserver;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      watched.push(callback);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return {
    comeNear: () =>
      act(async () => {
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        for (const callback of watched) callback([entry], {} as IntersectionObserver);
      }),
    restore: () => void (window.IntersectionObserver = before),
  };
}

describe('a deferred part', () => {
  it('is requested when it approaches the viewport', async () => {
    const watch = watchByHand();
    const { container } = renderFragmentOf({ ...fragment, deferred: true }, [working]);
    expect(container.querySelector('[data-deferred]')).not.toBeNull();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await watch.comeNear();
    expect(await screen.findByText('A product')).toBeInTheDocument();
    expect(container.querySelector('[data-deferred]')).toBeNull();
    watch.restore();
  });
});

describe('RemoteFragment', () => {
  let logged: jest.Spied<typeof console.error>;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());

  it('shows the placeholder, then the fragment, and marks it as ready', async () => {
    const { container } = renderFragment(working);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(container.querySelector('[data-ready]')).toBeNull();
    await screen.findByText('A product');
    expect(container.querySelector('[data-remote=catalog][data-ready]')).not.toBeNull();
  });

  it('is marked as ready even when its code loads before it is mounted', async () => {
    const { fragments } = renderFragment(working);
    await screen.findByText('A product');
    const again = renderWithShop(
      <FragmentSourceContext value={fragments}>
        <RemoteFragment fragment={fragment} placeholder={<p>Loading</p>} />
      </FragmentSourceContext>,
    );
    expect(again.container.querySelector('[data-remote=catalog][data-ready]')).not.toBeNull();
  });

  it.each([
    ['cannot be loaded', new Error('network')],
    ['throws', throwing],
  ])(
    'shows a message when the fragment %s, and Try again recovers without a reload',
    async (_fault, outcome) => {
      renderFragment(outcome, working);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('could not be loaded');
      expect(screen.getByText('The rest of the page')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await screen.findByText('A product');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('keeps using the last known good version after giving up the chosen one', async () => {
    const { fragments, events } = renderFragmentOf(fragment, [throwing, working], withFallback());
    await screen.findByRole('alert');
    expect(events.map(({ kind, version }) => `${kind} ${version}`)).toEqual(['loaded 1.0.0', 'error 1.0.0']);
    act(() => fragments.giveUp('catalog'));
    await screen.findByText('A product');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(events.at(-1)).toEqual({ kind: 'ready', remote: 'catalog', version: '0.9.0' });
  });

  it('shows that the retry failed, and can be retried again', async () => {
    renderFragment(new Error('one'), new Error('two'), working);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded this time either');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('A product');
  });

  it('waits while offline, and loads automatically when back online', async () => {
    const { become } = renderFragment(new Error('no network'), working);
    await screen.findByRole('alert');
    await become(true);
    expect(screen.getByRole('alert').textContent).toContain('loads automatically when you are back online');
    await become(false);
    await screen.findByText('A product');
  });
});
