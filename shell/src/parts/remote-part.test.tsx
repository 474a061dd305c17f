import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageRelease, RouteModule } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createModuleLoader, type ContainerPort } from '../loader/module-loader';
import { createLazyParts } from './lazy-parts';
import { PartSourceContext } from './part-source';
import { RemotePart } from './remote-part';

const release: PageRelease = {
  env: 'live',
  seq: 1,
  remotes: {
    catalog: {
      version: '1.0.0',
      base: '/remotes/catalog/1.0.0/',
      manifest: { entry: 'remoteEntry.js', globalName: 'catalog_1_0_0', exposes: {}, server: 'server' },
      integrity: {},
      routes: [],
      slots: [],
      fallback: null,
    },
  },
};

const part = { remote: 'catalog', module: 'product' };
const working: RouteModule = { Component: () => <p>A product</p> };
const throwing: RouteModule = {
  Component: () => {
    throw new Error('broken component');
  },
};

/** Renders the part with a remote that plays the outcomes in turn. */
function renderPart(...outcomes: (RouteModule | Error)[]) {
  const port: ContainerPort = {
    register: () => undefined,
    load: () => {
      const outcome = outcomes.shift() ?? new Error('asked too often');
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
    entryRan: () => true,
  };
  const parts = createLazyParts(createModuleLoader(release, port));
  return renderWithShop(
    <PartSourceContext value={parts}>
      <p>The rest of the page</p>
      <RemotePart part={part} placeholder={<p>On its way</p>} />
    </PartSourceContext>,
  );
}

describe('RemotePart', () => {
  let logged: jest.Spied<typeof console.error>;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());

  it('shows the placeholder, then the part, and marks it as ready', async () => {
    const { container } = renderPart(working);
    expect(screen.getByText('On its way')).toBeDefined();
    expect(container.querySelector('[data-ready]')).toBeNull();
    await screen.findByText('A product');
    expect(container.querySelector('[data-remote=catalog][data-ready]')).not.toBeNull();
  });

  it.each([
    ['cannot be loaded', new Error('network')],
    ['throws', throwing],
  ])('says so when the part %s, and Try again mends it without a reload', async (_fault, outcome) => {
    renderPart(outcome, working);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('could not be loaded');
    expect(screen.getByText('The rest of the page')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('A product');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can fail, be tried, and fail again', async () => {
    renderPart(new Error('one'), new Error('two'), working);
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    }
    await screen.findByText('A product');
  });
});
