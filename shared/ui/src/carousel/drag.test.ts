import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followFinger } from './drag';

const pitch = 400;
const settled = jest.fn<(place: number) => void>();
const followed = jest.fn<(place: number) => void>();
let frame: HTMLElement;

beforeEach(() => {
  jest.resetAllMocks();
  frame = document.createElement('div');
  frame.append(document.createElement('a'));
  followFinger(frame, { pitch: () => pitch, place: () => 2, follow: followed, settle: settled });
});

/** What a pointer says; jsdom has no PointerEvent of its own. */
function say(type: string, [x, y]: readonly [number, number], timeStamp: number, pointerType: string) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y });
  const more = { pointerType, pointerId: 1, isPrimary: true, timeStamp };
  for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
  frame.dispatchEvent(event);
}

interface Swipe {
  readonly across: number;
  readonly down?: number;
  readonly ms: number;
  readonly by?: string;
  readonly ends?: 'pointerup' | 'pointercancel';
}

function swipe({ across, down = 0, ms, by = 'touch', ends = 'pointerup' }: Swipe) {
  say('pointerdown', [200, 200], 0, by);
  say('pointermove', [200 + across, 200 + down], ms, by);
  say(ends, [200 + across, 200 + down], ms, by);
}

describe('a finger on a row', () => {
  it('is followed', () => {
    swipe({ across: -100, ms: 600 });
    expect(followed).toHaveBeenLastCalledWith(2.25);
  });

  it.each<[string, Swipe, number]>([
    ['goes on with a short swipe', { across: -40, ms: 120 }, 3],
    ['goes back with a short swipe', { across: 40, ms: 120 }, 1],
    ['springs back when it was slow', { across: -40, ms: 600 }, 2],
    ['goes on when it was slow and past the middle', { across: -220, ms: 600 }, 3],
    ['goes where the long way leads', { across: -700, ms: 600 }, 4],
    ['springs back when the browser takes it over', { across: -40, ms: 120, ends: 'pointercancel' }, 2],
  ])('%s', (_what, how, place) => {
    swipe(how);
    expect(settled.mock.calls).toEqual([[place]]);
  });

  it.each<[string, Swipe]>([
    ['up or down', { across: -40, down: 60, ms: 120 }],
    ['that hardly moves', { across: -4, ms: 120 }],
    ['that is a mouse', { across: -220, ms: 120, by: 'mouse' }],
  ])('moves nothing %s', (_what, how) => {
    swipe(how);
    expect(followed).not.toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
  });

  it('does not press what it has moved, and presses what it has not', () => {
    const pressed = jest.fn();
    const link = frame.querySelector('a') as HTMLElement;
    link.addEventListener('click', pressed);
    swipe({ across: -60, ms: 600 });
    link.click();
    expect(pressed).not.toHaveBeenCalled();
    swipe({ across: -2, ms: 100 });
    link.click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
