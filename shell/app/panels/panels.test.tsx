import { describe, expect, it } from '@jest/globals';
import type { PageRelease } from '@shop/contracts';
import { toggleCart } from '@shop/store';
import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { FragmentSourceContext, type FragmentSource } from '../../federation/fragment-source';
import { ReleaseContext } from '../release/release-context';
import { Panels } from './panels';

const release: PageRelease = {
  env: 'live',
  seq: 1,
  remotes: {
    cart: {
      version: '1.0.0',
      base: '/remotes/cart/1.0.0/',
      manifest: { entry: 'remoteEntry.js', globalName: 'cart_1_0_0', exposes: {}, server: 'server' },
      integrity: {},
      routes: [],
      slots: [{ slot: 'cart-panel', module: 'cart-panel', order: 10 }],
      fallback: null,
    },
  },
};

/** Renders panels whose cart remote loads when `deliver` is called. */
function renderPanels(of = release) {
  let deliver: (module: { default: ComponentType }) => void = () => undefined;
  const Fragment = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (deliver = resolve)));
  const fragments: FragmentSource = {
    component: () => Fragment,
    approach: () => undefined,
    module: () => Promise.reject(new Error('not requested')),
    retry: () => undefined,
    ready: () => undefined,
    failed: () => undefined,
    onRestart: () => () => undefined,
  };
  const { store } = renderWithShop(
    <ReleaseContext value={of}>
      <FragmentSourceContext value={fragments}>
        <Panels />
      </FragmentSourceContext>
    </ReleaseContext>,
  );
  const press = () => act(() => void store.dispatch(toggleCart()));
  return { press, deliver: () => act(async () => deliver({ default: () => <p>The memo</p> })) };
}

describe('Panels', () => {
  it('shows a loading state until the panel’s remote has loaded', async () => {
    const { press, deliver } = renderPanels();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    press();
    expect(screen.getByRole('status').textContent).toBe('Your cart is on its way');
    await deliver();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByText('The memo')).toBeInTheDocument();
  });

  it('shows no loading state for a panel that was closed', () => {
    const { press } = renderPanels();
    press();
    press();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows a message in a panel that no remote of the release provides', () => {
    const { press } = renderPanels({ ...release, remotes: {} });
    press();
    expect(
      screen.getByText('This counter is closed for the moment. What you chose is kept.'),
    ).toBeInTheDocument();
  });
});
