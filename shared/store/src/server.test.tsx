/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import {
  createShopStore,
  ShopStoreProvider,
  selectCartCount,
  selectSessionKnown,
  sessionVerified,
  useShopSelector,
} from './index';

function Badge() {
  const count = useShopSelector(selectCartCount);
  const known = useShopSelector(selectSessionKnown);
  return <p>{`${count} ${known}`}</p>;
}

describe('the store on a server', () => {
  it('is created for each request, without browser APIs', () => {
    expect(typeof window).toBe('undefined');
    const one = createShopStore();
    const other = createShopStore();
    one.dispatch(sessionVerified(null));
    const html = [one, other].map((store) =>
      renderToString(
        <ShopStoreProvider store={store}>
          <Badge />
        </ShopStoreProvider>,
      ),
    );
    expect(html).toEqual(['<p>0 true</p>', '<p>0 false</p>']);
  });
});
