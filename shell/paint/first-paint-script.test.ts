import { beforeEach, expect, it, jest } from '@jest/globals';
import { documentBlocks } from '@shop/contracts';
import { webFonts } from '@shop/tokens';
import { firstPaintScript } from './first-paint-script';

const { dataset } = document.documentElement;
const inFallbackFonts = () => 'fallbackFonts' in dataset;
const elements = (count: number) => '<i></i>'.repeat(count);
const marked = (mark: string) => [...document.querySelectorAll(`[${mark}]`)].map(({ id }) => id);

/** The font from the shop's styles, which a document uses until its web fonts are loaded. */
const shopFont = '"Mukta Fallback", sans-serif';
let bodyFont = shopFont;
let frames: FrameRequestCallback[] = [];
const nextFrame = () => frames.splice(0).forEach((frame) => frame(0));
const settled = () => new Promise((resolve) => setTimeout(resolve));
async function allFrames(): Promise<void> {
  for (await settled(); frames.length > 0; await settled()) nextFrame();
}

/** Runs the script at the start of a document, in a browser that supports these entry types. */
function begin(markup = '', supportedEntryTypes: readonly string[] = ['paint']) {
  document.body.innerHTML = `<div id="${documentBlocks.root}">${markup}</div>`;
  document.body.style.fontFamily = bodyFont;
  const responses = new Map<string, { come: () => void; fail: () => void }>();
  const load = jest.fn(
    (face: string) =>
      new Promise<void>((come, fail) => responses.set(face, { come, fail: () => fail(new Error('gone')) })),
  );
  const observe = jest.fn();
  let paint: () => void = () => undefined;
  const PerformanceObserver = class {
    static readonly supportedEntryTypes = supportedEntryTypes;
    readonly observe = observe;
    constructor(callback: () => void) {
      paint = callback;
    }
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  Object.assign(window, {
    PerformanceObserver,
    requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
  });
  new Function(firstPaintScript)();
  return { responses, load, observe, paint: () => paint() };
}

beforeEach(() => {
  frames = [];
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
});

it('requests the web fonts once after the first paint', () => {
  const { load, observe, paint } = begin();
  expect(inFallbackFonts()).toBe(true);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(load).not.toHaveBeenCalled();
  paint();
  paint();
  expect(load.mock.calls.map(([face]) => face)).toEqual([...webFonts]);
});

it('requests the fonts after the load event if the browser does not report paints', () => {
  const { load } = begin('', []);
  window.dispatchEvent(new Event('load'));
  expect(load.mock.calls.map(([face]) => face)).toEqual([...webFonts]);
});

it('switches to the fonts when all have loaded or failed', async () => {
  const { responses, paint } = begin('<p></p>');
  paint();
  const [first, second, ...others] = [...responses.values()];
  first?.fail();
  others.forEach(({ come }) => come());
  await allFrames();
  expect(inFallbackFonts()).toBe(true);
  second?.come();
  await allFrames();
  expect(inFallbackFonts()).toBe(false);
});

it('switches a few elements per frame in document order, and then the whole page', async () => {
  const { responses, paint } = begin(
    `<div id="long"><p id="a">${elements(50)}</p><p id="b">${elements(50)}</p></div><p id="c">${elements(8)}</p><p id="d"></p>`,
  );
  paint();
  responses.forEach(({ come }) => come());
  const inWebFonts: string[][] = [];
  for (await settled(); inFallbackFonts(); await settled()) {
    nextFrame();
    inWebFonts.push(marked('data-web-fonts'));
  }
  expect(inWebFonts).toEqual([[], ['a', 'b'], ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd']]);
});

it('does not mark elements if a remote has given the page a different font', async () => {
  bodyFont = 'Roboto, sans-serif';
  const { responses, paint } = begin('<p id="a"></p>');
  bodyFont = shopFont;
  paint();
  responses.forEach(({ come }) => come());
  await allFrames();
  expect([inFallbackFonts(), marked('data-web-fonts')]).toEqual([false, []]);
});

it('waits for a hanging font only up to a time limit', async () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  const passes = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    while (frames.length > 0) {
      nextFrame();
      await jest.advanceTimersByTimeAsync(0);
    }
  };
  try {
    begin().paint();
    await passes(0);
    await passes(2999);
    expect(inFallbackFonts()).toBe(true);
    await passes(1);
    expect(inFallbackFonts()).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

it('lays out content below the fold a few elements per frame after the first paint', async () => {
  const card = (id: string) => `<article id="${id}" data-below="">${elements(29)}</article>`;
  const { paint } = begin(['a', 'b', 'c', 'd', 'e'].map(card).join(''));
  expect([dataset.opening, frames.length]).toEqual(['', 0]);
  paint();
  const opened: string[][] = [];
  while ('opening' in dataset) {
    nextFrame();
    opened.push(marked('data-open'));
    await settled();
  }
  expect(opened).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c', 'd', 'e'],
  ]);
});

it('lays out content that arrives while the document is loading', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { paint } = begin();
  paint();
  nextFrame();
  document.body.innerHTML = '<article id="late" data-below=""></article>';
  nextFrame();
  expect([marked('data-open'), dataset.opening]).toEqual([['late'], '']);
  readyState.mockRestore();
  await allFrames();
  expect(dataset).not.toHaveProperty('opening');
});

it('lays out the whole page in the web fonts immediately on Back', () => {
  dataset.whole = '';
  const { observe } = begin();
  expect(Object.keys(dataset)).toEqual(['whole']);
  expect(observe).not.toHaveBeenCalled();
});

it('lays out the whole page at once for a URL with an anchor', () => {
  location.hash = '#reviews';
  begin();
  expect(Object.keys(dataset)).toEqual(['fallbackFonts']);
  location.hash = '';
});
