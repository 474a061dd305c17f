import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { text } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import type { PageEvent } from './page-events';
import { leftToBrowser, mismatchReporter, remoteOf, watchErrors } from './error-attribution';
import { releaseWith } from './release-fixture';

const trace = `TypeError: x is undefined at render (http://shop.example/shell/main.1a2b3c4d.js:1:2)
    at click (http://shop.example/remotes/cart/1.2.0-rc.1/346.0a1b2c3d.js:1:99)
    at other (http://shop.example/remotes/catalog/1.0.0/remoteEntry.js:1:1)`;

describe('error attribution', () => {
  it('attributes an error to the remote nearest to the throw, with its version', () => {
    expect(remoteOf(trace)).toEqual({ remote: 'cart', version: '1.2.0-rc.1' });
    expect(remoteOf('Error\n at http://shop.example/shell/main.js:1:2')).toBeNull();
  });
});

describe('mismatchReporter', () => {
  let logged: jest.Spied<typeof console.warn>;
  beforeAll(() => {
    logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    // React's server renderer needs it, and jsdom lacks it.
    globalThis.ReadableStream ??= ReadableStream as unknown as typeof globalThis.ReadableStream;
  });
  afterAll(() => logged.mockRestore());
  const events: PageEvent[] = [];
  const report = mismatchReporter(releaseWith(1, { content: '1.1.0' }), (event) => events.push(event));
  const error = new Error('Minified React error #418');

  it("attributes a hydration mismatch to the remote of the component, and to none for the shell's", () => {
    const components = '\n    at p\n    at Faq (http://shop.example/remotes/content/1.1.0/faq.js:1:2)';
    report(error, { componentStack: components });
    report(error, {
      componentStack: '\n    at Suspense\n    at Page (http://shop.example/shell/main.js:1:2)',
    });
    report(error, {});
    expect(events).toEqual([{ kind: 'mismatch', remote: 'content', version: '1.1.0', error, components }]);
  });

  it('attributes nothing in a document that the browser has translated', () => {
    const translated: PageEvent[] = [];
    const { classList } = document.documentElement;
    classList.add('translated-ltr');
    mismatchReporter(releaseWith(1, { content: '1.1.0' }), (event) => translated.push(event))(error, {
      componentStack: '\n    at Faq (http://shop.example/remotes/content/1.1.0/faq.js:1:2)',
    });
    classList.remove('translated-ltr');
    expect(translated).toEqual([]);
  });

  it('reports a text that differs, and no fragment that the server leaves to the browser', async () => {
    const hydrated = async (Fragment: (props: { on: 'server' | 'browser' }) => string) => {
      const stream = await renderToReadableStream(
        <Suspense fallback="Loading">
          <Fragment on="server" />
        </Suspense>,
        { onError: () => leftToBrowser },
      );
      await stream.allReady;
      const root = document.createElement('div');
      root.innerHTML = await text(stream as unknown as ReadableStream);
      const calls: unknown[] = [];
      const report = mismatchReporter(releaseWith(1, {}), () => undefined);
      logged.mockClear();
      await act(async () => {
        hydrateRoot(
          root,
          <Suspense fallback="Loading">
            <Fragment on="browser" />
          </Suspense>,
          { onRecoverableError: (...error) => (calls.push(error), report(...error)) },
        );
      });
      expect(root.textContent).toBe('browser');
      return [calls.length, logged.mock.calls.length];
    };
    expect(await hydrated(({ on }) => on)).toEqual([1, 1]);
    const late = ({ on }: { on: string }) => {
      if (on === 'server') throw new Error('It takes too long');
      return on;
    };
    expect(await hydrated(late)).toEqual([1, 0]);
  });
});

describe('watchErrors', () => {
  const remote = {
    version: '1.2.0-rc.1',
    base: '',
    manifest: { entry: '', globalName: '', exposes: {}, server: '' },
    integrity: {},
    routes: [],
    slots: [],
    fallback: null,
  };
  const target = new EventTarget();
  const events: PageEvent[] = [];
  watchErrors(
    { env: 'live', seq: 1, remotes: { cart: remote } },
    (event) => events.push(event),
    target as Window,
  );
  const thrown = (message: string, name = 'Error') =>
    Object.assign(new Error(message), { stack: trace, name });
  const fire = (type: string, fields: object) => target.dispatchEvent(Object.assign(new Event(type), fields));

  it('reports errors that remotes throw in events and promises', () => {
    fire('error', { error: thrown('one') });
    fire('unhandledrejection', { reason: thrown('two') });
    const cart = { kind: 'error', remote: 'cart', version: '1.2.0-rc.1' };
    expect(events).toEqual([
      { ...cart, error: thrown('one') },
      { ...cart, error: thrown('two') },
    ]);
  });

  it('does not attribute aborted or rejected requests, or errors of other code', () => {
    events.length = 0;
    fire('unhandledrejection', { reason: thrown('gone', 'AbortError') });
    fire('unhandledrejection', { reason: { status: 404, message: 'No such product' } });
    fire('error', { error: new Error('an extension') });
    fire('error', { filename: 'http://shop.example/remotes/cart/1.2.0-rc.1/346.js' });
    expect(events).toEqual([]);
  });
});
