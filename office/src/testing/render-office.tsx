import { fakeApi, type FakeRequest, type FakeRoutes } from '@shop/testing';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../app/app';
import { createOfficeStore } from '../app/store';
import { me } from './fixtures';

/** The office at an address, over an API that answers from `routes`; an admin is signed in unless they say otherwise. */
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
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <App />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { requests, address: () => shown };
}
