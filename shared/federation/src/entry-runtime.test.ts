/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadScript, loadStyles, publicPath } from './entry-runtime';

interface Runtime {
  p: string;
  l: (url: string, done: (event: { type: string; target: HTMLScriptElement }) => void) => void;
  miniCssF: (id: string) => string;
  f: { miniCss: (id: string, promises: Promise<unknown>[]) => void };
}

const base = 'https://shop.example/remotes/gifts/1.0.0/';

function run(code: string): Runtime {
  const runtime = { p: base, f: {}, miniCssF: (id: string) => `${id}.css` } as Runtime;
  Reflect.set(globalThis, '__webpack_require__', runtime);
  const script = document.createElement('script');
  script.textContent = `{${code}}`;
  document.head.append(script);
  script.remove();
  return runtime;
}

const sheets = () => [...document.querySelectorAll('link')];
const end = (tag: Element | null, type: string) => tag?.dispatchEvent(new Event(type));

beforeEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, '_SHOP_PREPARE_TAG');
});

it('finds its files beside the entry, also at another attempt', () => {
  const entry = { src: `${base}remoteEntry.js?attempt=1` };
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(entry as HTMLScriptElement);
  expect(run(publicPath).p).toBe(base);
  current.mockRestore();
});

describe('a script', () => {
  it('is prepared by the shell before it is asked for, and leaves no tag', () => {
    const prepared: string[] = [];
    Reflect.set(globalThis, '_SHOP_PREPARE_TAG', (tag: Element, url: string) => {
      prepared.push(`${String(tag.isConnected)} ${url}`);
    });
    const events: string[] = [];
    run(loadScript(8000, { checked: true })).l(`${base}a.js`, ({ type }) => events.push(type));
    expect(prepared).toEqual([`false ${base}a.js`]);
    const script = document.querySelector('script');
    expect(script?.crossOrigin).toBe('anonymous');
    end(script, 'load');
    expect([events, document.querySelector('script')]).toEqual([['load'], null]);
  });

  it('that does not come is told of with its address', () => {
    jest.useFakeTimers();
    const events: string[] = [];
    const runtime = run(loadScript(8000, { checked: true }));
    runtime.l(`${base}a.js`, ({ type, target }) => events.push(`${type} ${target.src}`));
    jest.advanceTimersByTime(8000);
    runtime.l(`${base}b.js`, ({ type, target }) => events.push(`${type} ${target.src}`));
    end(document.querySelector('script'), 'error');
    jest.advanceTimersByTime(8000);
    jest.useRealTimers();
    expect(events).toEqual([`timeout ${base}a.js`, `error ${base}b.js`]);
  });
});

it('asks for files of the shell as they are', () => {
  const prepared = jest.fn();
  Reflect.set(globalThis, '_SHOP_PREPARE_TAG', prepared);
  run(loadScript(8000, { checked: false })).l('/shell/a.js', () => undefined);
  run(loadStyles(['a'], { checked: false })).f.miniCss('a', []);
  expect(Array.from(document.head.children, (tag) => tag.getAttribute('crossorigin'))).toEqual([null, null]);
  expect(prepared).not.toHaveBeenCalled();
});

describe('a style sheet', () => {
  const styles = () => {
    const { f } = run(loadStyles(['a'], { checked: true }));
    return (id: string) => {
      const promises: Promise<unknown>[] = [];
      f.miniCss(id, promises);
      return promises;
    };
  };

  it('is asked for once, and only by chunks that have one', async () => {
    const load = styles();
    expect(load('b')).toEqual([]);
    const [first] = load('a');
    const [second] = load('a');
    expect(sheets().map(({ href }) => href)).toEqual([`${base}a.css`]);
    end(sheets()[0] ?? null, 'load');
    await Promise.all([first, second]);
  });

  it.each([`<link rel="stylesheet" href="${base}a.css">`, `<style data-href="${base}a.css"></style>`])(
    'is not asked for when the document has it: %s',
    async (tag) => {
      document.head.innerHTML = tag;
      const before = sheets().length;
      await Promise.all(styles()('a'));
      expect(sheets()).toHaveLength(before);
    },
  );

  it('that is lost is told of as a lost chunk, and asked for again the next time', async () => {
    const load = styles();
    const [lost] = load('a');
    end(sheets()[0] ?? null, 'error');
    await expect(lost).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'error' });
    expect(sheets()).toEqual([]);
    load('a');
    expect(sheets()).toHaveLength(1);
  });
});
