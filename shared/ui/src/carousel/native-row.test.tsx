import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel';
import {
  arrive,
  button,
  clearAway,
  current,
  frame,
  inSight,
  layOut,
  showFour,
  takeOver,
  wait,
} from './carousel-fixture';

beforeEach(layOut);
afterEach(clearAway);

describe('a carousel that nobody has reached for', () => {
  /** What the row has been moved by, in ms for each move. */
  const watchMoves = () => {
    const animate = jest.spyOn(Element.prototype, 'animate');
    return () => animate.mock.calls.map(([, timing]) => (timing as KeyframeAnimationOptions).duration);
  };
  afterEach(() => void jest.restoreAllMocks());

  it('takes its own steps without Swiper, which is there when the row is at its end', async () => {
    const moves = watchMoves();
    showFour({ autoplay: 3000, loop: true });
    for (const step of [1, 2]) {
      await act(() => jest.advanceTimersByTimeAsync(3000));
      expect([current(), moves().length, moves().at(-1)]).toEqual([step, step, 500]);
      expect(frame().dataset.moved).toBeUndefined();
    }
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect([current(), moves().length]).toEqual([3, 3]);
    await act(() => jest.advanceTimersByTimeAsync(500));
    await takeOver();
    expect([frame().dataset.moved, inSight()]).toEqual(['', ['d']]);
    await act(() => jest.advanceTimersByTimeAsync(2500));
    arrive();
    expect([current(), moves().length]).toEqual([0, 3]);
  });

  it('has the picture of its next slide fetched before it is there', () => {
    render(
      <Carousel label="Stamps" transition={500}>
        <p>a</p>
        <img alt="b" loading="lazy" />
        <img alt="c" loading="lazy" />
      </Carousel>,
    );
    wait(200);
    const waits = (name: string) => screen.getByRole('img', { name }).hasAttribute('loading');
    expect([waits('b'), waits('c')]).toEqual([false, true]);
  });

  it.each([
    ['the focus', () => act(() => screen.getByRole('button', { name: 'a' }).focus())],
    ['a pointer', () => fireEvent.pointerEnter(frame(), { pointerType: 'mouse' })],
    [
      'a finger whose scroll is over',
      () => {
        fireEvent.touchEnd(frame());
        fireEvent(frame(), new Event('scrollend'));
      },
    ],
  ])('is taken over by Swiper when reached for by %s', async (_name, reach) => {
    showFour();
    fireEvent(frame(), new Event('scrollend'));
    await takeOver();
    expect(frame().dataset.moved).toBeUndefined();
    reach();
    await takeOver();
    expect(frame().dataset.moved).toBe('');
  });

  it('tells where a finger has scrolled it, and stays there when Swiper takes over', async () => {
    const offsetWidth = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
    showFour();
    frame().scrollLeft = 810;
    fireEvent.scroll(frame());
    expect(current()).toBe(2);
    fireEvent.pointerEnter(frame());
    const taken = takeOver();
    await import('./slider');
    frame().scrollLeft = 0;
    frame().dataset.moved = '';
    fireEvent.scroll(frame());
    await taken;
    expect(current()).toBe(2);
    offsetWidth.mockRestore();
  });

  it('goes past its end once Swiper has come for it', async () => {
    showFour({ loop: true });
    fireEvent.click(button('Previous'));
    expect(current()).toBe(0);
    await takeOver();
    wait(16);
    arrive();
    expect([current(), inSight()]).toEqual([3, ['d']]);
  });
});
