import { useState, type ReactNode } from 'react';
import { Provider, useDispatch, useSelector, useStore } from 'react-redux';
import { registerSlice } from './inject-slice';
import type { InjectableSlice } from './store-internals';
import type { ShopDispatch, ShopState, ShopStore } from './store-types';

/** Provides the store to the components below. The first render must use the state that the server rendered with. */
export function ShopStoreProvider({ store, children }: { store: ShopStore; children: ReactNode }) {
  // A remote that loads late hydrates after the cart was restored, but must still start with the server's state.
  const [serverState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={serverState}>
      {children}
    </Provider>
  );
}

export const useShopDispatch = useDispatch.withTypes<ShopDispatch>();
export const useShopSelector = useSelector.withTypes<ShopState>();
export const useShopStore = useStore.withTypes<ShopStore>();

/** Injects a remote's slice into the current store, in the browser and on the server, and returns its state. */
export function useInjectedSlice<State>(slice: InjectableSlice<State>): State {
  const store = useShopStore();
  // A render must not dispatch: until the slice's first action, its initial state is used.
  useState(() => registerSlice(store, slice));
  return useSelector(
    (state: Readonly<Record<string, State | undefined>>) =>
      state[slice.reducerPath] ?? slice.getInitialState(),
  );
}
