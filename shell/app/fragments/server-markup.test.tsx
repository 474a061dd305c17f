import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RouteModule } from '@shop/contracts';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { type FragmentSource, FragmentSourceContext } from '../../federation/fragment-source';
import { createLazyFragments } from '../../federation/lazy-fragments';
import type { ModuleLoader } from '../../federation/module-loader';
import { keepEarlyClicks } from '../../paint/clicks/early-clicks';
import { noteControls } from '../../paint/forms/replaced-controls';
import { fakeConnection } from '../offline/fake-connection';
import { whenOnline } from '../offline/connection';
import { RemoteFragment } from './remote-fragment';

const arrivals = { remote: 'catalog', module: 'new-arrivals', deferred: false };

function Arrivals() {
  return <p>Sixteen products</p>;
}

const page = (source: FragmentSource) => (
  <FragmentSourceContext value={source}>
    <RemoteFragment fragment={arrivals} placeholder={<p>Loading</p>} />
  </FragmentSourceContext>
);

/** A loader that is offline until the test goes online. */
function loaderOf(isOffline: () => boolean): ModuleLoader {
  return {
    async load() {
      if (isOffline()) throw new Error('network');
      return { Component: Arrivals } as RouteModule;
    },
    reset: () => undefined,
    giveUp: () => false,
    versionOf: () => '1.0.0',
  };
}

const container = document.createElement('div');
let root: Root | undefined;
let logged: jest.Spied<typeof console.error>;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.append(container);
  const sent: FragmentSource = {
    ...createLazyFragments(loaderOf(() => false)),
    component: () => Arrivals,
  };
  container.innerHTML = renderToString(page(sent));
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  delete document.documentElement.dataset.live;
  delete document.documentElement.dataset.hydrated;
  logged.mockRestore();
});

async function hydrateWith(connection: ReturnType<typeof fakeConnection>, waits: boolean): Promise<void> {
  const loader = loaderOf(connection.connection.isOffline);
  const back = waits ? whenOnline(connection.connection) : undefined;
  await act(async () => {
    root = hydrateRoot(container, page(createLazyFragments(loader, undefined, back)));
  });
}

/** A fragment with a form and a button that submits the name. */
function ContactForm() {
  const [name, setName] = useState('');
  const [sent, send] = useState('');
  return (
    <>
      <p>Write to us</p>
      <input aria-label="Subject" name="subject" defaultValue="Order" />
      <input aria-label="Name" name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => send(name)}>
        Send
      </button>
      <output>{sent}</output>
    </>
  );
}

describe('input in server markup that was translated before hydration', () => {
  it('is replayed in the elements that React rendered instead', async () => {
    const source: FragmentSource = {
      ...createLazyFragments(loaderOf(() => false)),
      component: () => ContactForm,
    };
    container.innerHTML = renderToString(page(source));
    const sentField = screen.getByLabelText<HTMLInputElement>('Name');
    sentField.focus();
    noteControls(container);
    const stop = keepEarlyClicks(container);
    sentField.value = 'Asha';
    screen.getByRole('button').click();
    container.querySelector('p')?.replaceChildren(document.createElement('font'));
    Object.assign(document.documentElement.dataset, { live: '', hydrated: 'true' });
    await act(async () => {
      root = hydrateRoot(container, page(source), { onRecoverableError: () => undefined });
    });
    expect(sentField).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Subject')).toHaveValue('Order');
    expect(await screen.findByRole('status')).toHaveTextContent('Asha');
    stop();
  });
});

describe('server markup of a fragment', () => {
  it('stays visible while offline, and is hydrated when its code loads', async () => {
    const connection = fakeConnection(true);
    await hydrateWith(connection, true);
    expect(screen.getByText('Sixteen products')).toBeInTheDocument();
    expect(container.querySelector('[data-ready]')).toBeNull();
    await act(async () => connection.become(false));
    expect(container.querySelector('[data-ready]')).not.toBeNull();
    expect(screen.getByText('Sixteen products')).toBeInTheDocument();
  });

  it('is replaced by the error state when online', async () => {
    await hydrateWith(fakeConnection(true), false);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});
