import { fakeApi, type FakeRequest, type FakeRoutes } from '@shop/testing';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { App } from '../app/app';
import { createOfficeStore } from '../app/store';
import { me } from './fixtures';

/** React Router creates a Request for each navigation. jsdom has no such class, and Node's rejects jsdom's signals. */
class NavigationRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal | undefined;

  constructor(
    readonly url: string,
    { signal }: { readonly signal?: AbortSignal } = {},
  ) {
    this.signal = signal;
  }
}
Object.assign(globalThis, { Request: NavigationRequest });

/** Renders the office at an address, with an API that responds from `routes`; an admin is signed in by default. */
export function renderOffice(
  address: string,
  routes: FakeRoutes = {},
): { readonly requests: readonly FakeRequest[]; readonly address: () => string } {
  const { fetch, requests } = fakeApi({ 'GET /staff/me': me(), ...routes });
  const store = createOfficeStore({ fetch, log: () => undefined });
  let shown = address;
  function Address() {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    return null;
  }
  const element = (
    <>
      <App />
      <Address />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { requests, address: () => shown };
}
