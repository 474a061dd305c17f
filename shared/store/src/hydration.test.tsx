import { describe, expect, it, jest } from '@jest/globals';
import { createTestShop, productCard } from '@shop/testing';
import { act } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { addToCart } from './cart/cart-slice';
import { selectCartCount } from './cart/cart-selectors';
import { ShopStoreProvider, useShopSelector } from './react';

function Badge() {
  return <p>{`${useShopSelector(selectCartCount)} in cart`}</p>;
}

describe('a remote that hydrates late', () => {
  it("first renders the server's state, then the restored cart", async () => {
    const server = createTestShop().store;
    const page = createTestShop().store;
    const container = document.createElement('div');
    container.innerHTML = renderToString(
      <ShopStoreProvider store={server}>
        <Suspense>
          <Badge />
        </Suspense>
      </ShopStoreProvider>,
    );
    let arrive: (module: { default: ComponentType }) => void = () => undefined;
    const Remote = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
    const onRecoverableError = jest.fn();
    await act(async () => {
      hydrateRoot(
        container,
        <ShopStoreProvider store={page}>
          <Suspense>
            <Remote />
          </Suspense>
        </ShopStoreProvider>,
        { onRecoverableError },
      );
    });
    await act(async () => void page.dispatch(addToCart(productCard())));
    const served = container.querySelector('p');
    expect(served?.textContent).toBe('0 in cart');

    await act(async () => arrive({ default: Badge }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.querySelector('p')).toBe(served);
    expect(served?.textContent).toBe('1 in cart');
  });
});
