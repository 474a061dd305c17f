import { useState, type ReactNode } from 'react';
import { Provider, useDispatch, useSelector, useStore } from 'react-redux';
import { registerSlice } from './inject-slice';
import type { InjectableSlice } from './store-internals';
import type { ShopDispatch, ShopState, ShopStore } from './store-types';

/** Gives the store to the components below. Render it first with the state that the server's HTML was made from. */
export function ShopStoreProvider({ store, children }: { store: ShopStore; children: ReactNode }) {
  // A remote that arrives late hydrates after the cart was restored: it must still begin as the server left it.
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

/** Injects a remote's slice into the store of this render, on the server too, and reads its state. */
export function useInjectedSlice<State>(slice: InjectableSlice<State>): State {
  const store = useShopStore();
  // Without a dispatch, which a render must not do: until the slice's first action its initial state is used.
  useState(() => registerSlice(store, slice));
  return useSelector(
    (state: Readonly<Record<string, State | undefined>>) =>
      state[slice.reducerPath] ?? slice.getInitialState(),
  );
}
