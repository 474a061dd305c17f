import { expect, it, jest } from '@jest/globals';
import { webFonts } from '@shop/tokens';
import { standInScript } from './stand-in-script';

const standsIn = () => 'standIns' in document.documentElement.dataset;

/** The script begins with the document; answers with what the browser does after that. */
function begin() {
  const answers = new Map<string, { come: () => void; fail: () => void }>();
  const load = jest.fn(
    (face: string) =>
      new Promise<void>((come, fail) => answers.set(face, { come, fail: () => fail(new Error('gone')) })),
  );
  const observe = jest.fn();
  let paint: () => void = () => undefined;
  const PerformanceObserver = class {
    readonly observe = observe;
    constructor(callback: () => void) {
      paint = callback;
    }
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  Object.assign(window, { PerformanceObserver });
  new Function(standInScript)();
  return { answers, load, observe, paint: () => paint() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('asks for the web fonts behind the first paint', () => {
  const { load, observe, paint } = begin();
  expect(standsIn()).toBe(true);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  expect(load).not.toHaveBeenCalled();
  paint();
  expect(load.mock.calls.map(([face]) => face)).toEqual([...webFonts]);
});

it('asks for them once the page has loaded, where the browser tells of no paint', () => {
  const { load } = begin();
  window.dispatchEvent(new Event('load'));
  expect(load.mock.calls.map(([face]) => face)).toEqual(expect.arrayContaining([...webFonts]));
});

it('changes to them once, when the last has come or failed', async () => {
  const { answers, paint } = begin();
  paint();
  const [first, second, ...others] = [...answers.values()];
  first?.fail();
  others.forEach(({ come }) => come());
  await settled();
  expect(standsIn()).toBe(true);
  second?.come();
  await settled();
  expect(standsIn()).toBe(false);
});

it('waits for a font that hangs no longer than a shopper would', () => {
  jest.useFakeTimers();
  try {
    begin().paint();
    jest.advanceTimersByTime(2999);
    expect(standsIn()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(standsIn()).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});
