import { describe, expect, it } from '@jest/globals';
import { createTestShop, product, productCard } from '@shop/testing';
import {
  selectIsWished,
  selectSelectedWishlistProduct,
  selectWishlistCount,
  selectWishlistItems,
  selectWishlistOpen,
} from './wishlist-state';
import {
  addToWishlist,
  clearWishlist,
  removeFromWishlist,
  selectWishlistProduct,
  toggleWishlist,
} from './wishlist-slice';

const tape = productCard({ _id: 'tape' });
const pen = productCard({ _id: 'pen', defaultVariant: '' });

function shopWith(...actions: Parameters<ReturnType<typeof createTestShop>['store']['dispatch']>[0][]) {
  const { store } = createTestShop();
  actions.forEach((action) => store.dispatch(action));
  return store;
}

const listed = ({ getState }: ReturnType<typeof shopWith>) => ({
  ids: selectWishlistItems(getState()).map(({ productId }) => productId),
  count: selectWishlistCount(getState()),
});

describe('the wishlist', () => {
  it('stores the fields of a product that its panel shows', () => {
    const { getState } = shopWith(
      addToWishlist(product({ _id: 'tape', description: '<p>Soft</p>' })),
      addToWishlist(pen),
    );
    expect(selectWishlistItems(getState())[0]).toEqual({
      productId: 'tape',
      productName: 'Botanical Washi Tape',
      productCode: 'VC-101',
      description: '<p>Soft</p>',
      rate: 150,
      originalPrice: 150,
      variant: 'Single roll',
      photo: product().mainPhoto,
      discount: 5,
      slugProduct: 'botanical-washi-tape',
      _id: 'tape',
      flashSale: false,
      colors: 'Sepia,Sage',
    });
    expect(selectWishlistItems(getState())[1]?.variant).toBe('Default');
  });

  it('ignores an existing product, a missing one and one without an _id', () => {
    const store = shopWith(
      addToWishlist(tape),
      addToWishlist(tape),
      addToWishlist(null),
      addToWishlist(undefined),
      addToWishlist({ ...tape, _id: '' }),
      addToWishlist(pen),
    );
    expect(listed(store)).toEqual({ ids: ['tape', 'pen'], count: 2 });
  });

  it('removes a product and decrements the count, unless the product is not in it', () => {
    const store = shopWith(
      addToWishlist(tape),
      addToWishlist(pen),
      removeFromWishlist('tape'),
      removeFromWishlist('tape'),
    );
    expect(listed(store)).toEqual({ ids: ['pen'], count: 1 });
    expect(selectIsWished(store.getState(), 'pen')).toBe(true);
    expect(selectIsWished(store.getState(), 'tape')).toBe(false);
  });

  it('never has a negative count', () => {
    const { store } = createTestShop();
    store.dispatch(addToWishlist(tape));
    const { wishlist } = store.getState();
    const other = createTestShop(
      {},
      { preloadedState: { wishlist: { ...wishlist, wishlistCount: 0 } } },
    ).store;
    other.dispatch(removeFromWishlist('tape'));
    expect(listed(other)).toEqual({ ids: [], count: 0 });
  });

  it('clears', () => {
    expect(listed(shopWith(addToWishlist(tape), clearWishlist()))).toEqual({ ids: [], count: 0 });
  });

  it('opens and closes its panel and remembers the selected product', () => {
    const { dispatch, getState } = shopWith(toggleWishlist(), selectWishlistProduct(tape));
    expect(selectWishlistOpen(getState())).toBe(true);
    expect(selectSelectedWishlistProduct(getState())).toEqual(tape);
    dispatch(toggleWishlist());
    expect(selectWishlistOpen(getState())).toBe(false);
  });
});
