import { ShopStoreProvider, type ShopDispatch, type ShopStoreOptions } from '@shop/store';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  type Location,
  type MemoryRouterProps,
} from 'react-router-dom';
import type { FakeRoutes } from './fake-api';
import { createTestShop, type TestShop } from './test-shop';

export interface RenderWithShopOptions {
  /** The current location: a URL, or one with navigation state. `/` when absent. */
  readonly route?: NonNullable<MemoryRouterProps['initialEntries']>[number];
  /** The route pattern of `ui`, for pages that read path parameters; any path when absent. */
  readonly path?: string;
  readonly routes?: FakeRoutes;
  /** Dispatched before the first render, for example to fill the cart or sign in. */
  readonly actions?: readonly Parameters<ShopDispatch>[0][];
  readonly preloadedState?: ShopStoreOptions['preloadedState'];
}

export interface RenderedShop extends RenderResult, TestShop {
  /** Returns the current location. */
  readonly location: () => Location;
}

/** Renders a component of the shop with its own store, router and API. */
export function renderWithShop(ui: ReactNode, options: RenderWithShopOptions = {}): RenderedShop {
  const { route = '/', path = '*', routes, actions = [], preloadedState } = options;
  const shop = createTestShop(routes, { preloadedState });
  actions.forEach((action) => shop.store.dispatch(action));
  let current: Location | undefined;

  function LocationProbe() {
    current = useLocation();
    return null;
  }

  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopStoreProvider store={shop.store}>
      <MemoryRouter initialEntries={[route]}>
        <LocationProbe />
        <Routes>
          <Route path={path} element={children} />
          {path === '*' ? null : <Route path="*" element={null} />}
        </Routes>
      </MemoryRouter>
    </ShopStoreProvider>
  );

  const location = () => {
    if (!current) throw new Error('Nothing has been rendered yet.');
    return current;
  };
  const rendered: RenderResult = render(ui, { wrapper });
  return { ...rendered, ...shop, location };
}
