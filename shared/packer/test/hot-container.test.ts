/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import * as React from 'react';
import type { DevNews } from '../src/dev/dev-builds';
import { hotContainer } from '../src/dev/hot-container';

interface Container {
  init(scope: object): void;
  get(expose: string): Promise<() => { Component: React.ComponentType; load?: () => string }>;
}

/** A stream of events that the test sends. */
class Changes {
  static last: Changes | undefined;
  listener: (event: { data: string }) => void = () => undefined;
  constructor(readonly address: string) {
    Changes.last = this;
  }
  addEventListener(_type: string, listener: Changes['listener']) {
    this.listener = listener;
  }
}

const page = window as unknown as Record<string, unknown>;
const send = (news: DevNews) => Changes.last?.listener({ data: JSON.stringify(news) });
const scope = { react: { '19.2.9': { lib: () => React } } };

/** Fakes the network: each added script sets the container of a build that shows this text. */
function serve(text: string, number: number): DevNews {
  const globalName = `gifts_${number}`;
  page[globalName] = {
    init: () => undefined,
    get: () =>
      Promise.resolve(() => ({ Component: () => React.createElement('p', null, text), load: () => text })),
  };
  const base = `/dev-builds/gifts/${number}/`;
  return { build: { base, entry: `${base}remoteEntry.js`, type: 'script', globalName } };
}

let watcher: MutationObserver;
beforeEach(() => {
  page.EventSource = Changes;
  watcher = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) node.onload?.(new Event('load'));
  });
  watcher.observe(document.head, { childList: true });
});
afterEach(() => {
  watcher.disconnect();
  document.head.replaceChildren();
  cleanup();
});

function open(): Container {
  const run = new Function(
    'window',
    hotContainer({ globalName: 'gifts_dev', changes: '/dev/gifts/changes' }),
  );
  run(window);
  const container = page.gifts_dev as Container;
  container.init(scope);
  return container;
}

it('replaces the previous build without reloading the page', async () => {
  const container = open();
  expect(Changes.last?.address).toBe('/dev/gifts/changes');
  send(serve('first', 1));
  const { Component, load } = (await container.get('./page'))();
  render(React.createElement(Component));
  expect(screen.getByText('first')).toBeTruthy();
  expect(load?.()).toBe('first');

  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/dev-builds/gifts/1/a.css">');
  send(serve('second', 2));
  expect(await screen.findByText('second')).toBeTruthy();
  expect(screen.queryByText('first')).toBeNull();
  expect((await container.get('./page'))().Component).toBe(Component);
  expect(document.querySelector('link')).toBeNull();
});

it('shows build errors on top of the page until a build succeeds', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = open();
  send(serve('first', 1));
  await container.get('./page');
  send({ failure: 'Unexpected token' });
  expect((await screen.findByRole('alert')).textContent).toBe('Unexpected token');
  send(serve('second', 2));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(logged.mock.calls).toEqual([['[shop-remote] Unexpected token']]);
  logged.mockRestore();
});
