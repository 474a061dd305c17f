import { expect, it, jest } from '@jest/globals';
import { webFonts } from '@shop/tokens';
import { standInScript } from './stand-in-script';

const root = document.documentElement;
const standsIn = () => 'standIns' in root.dataset;

/** The script begins with the document; answers with what the browser does after that. */
function begin() {
  const answers = new Map<string, { come: () => void; fail: () => void }>();
  const load = jest.fn(
    (face: string) =>
      new Promise<void>((come, fail) => answers.set(face, { come, fail: () => fail(new Error('gone')) })),
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.useFakeTimers();
  new Function(standInScript)();
  const parsed = () => document.dispatchEvent(new Event('readystatechange'));
  const painted = () => {
    frames.splice(0).forEach((frame) => frame(0));
    jest.runAllTimers();
  };
  return { answers, load, parsed, painted };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

it('asks for the web fonts behind the first paint of the whole document, once', () => {
  const { load, parsed, painted } = begin();
  expect(standsIn()).toBe(true);
  painted();
  expect(load).not.toHaveBeenCalled();
  parsed();
  expect(load).not.toHaveBeenCalled();
  painted();
  parsed();
  painted();
  expect(load.mock.calls.map(([face]) => face)).toEqual([...webFonts]);
});

it('changes to them once, when the last has come or failed', async () => {
  const { answers, parsed, painted } = begin();
  parsed();
  painted();
  const [first, ...others] = [...answers.values()];
  first?.fail();
  others.slice(1).forEach(({ come }) => come());
  await settled();
  expect(standsIn()).toBe(true);
  others[0]?.come();
  await settled();
  expect(standsIn()).toBe(false);
});
