import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Carousel } from './carousel';
import {
  arrive,
  preferReducedMotion,
  button,
  restoreLayout,
  current,
  frame,
  go,
  inSight,
  layOut,
  reachForFour,
  region,
  row,
  showFour,
  takeOver,
  wait,
} from './carousel-fixture';

beforeEach(layOut);
afterEach(restoreLayout);

describe('a carousel', () => {
  it('is a region of numbered slides, of which only visible ones can be focused', async () => {
    await reachForFour();
    expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = [...row().children];
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ]);
    expect(slides.every((slide) => slide.getAttribute('aria-roledescription') === 'slide')).toBe(true);
    expect(inSight()).toEqual(['a']);
  });

  it.each([
    ['that loops', true],
    ['that runs back', false],
  ])('%s moves by Next, Previous and dots, and wraps at both ends', async (_name, loop) => {
    await reachForFour({ loop });
    go('Next');
    expect([current(), inSight()]).toEqual([1, ['b']]);
    go('Previous');
    go('Previous');
    expect([current(), inSight()]).toEqual([3, ['d']]);
    go('Next');
    expect([current(), inSight()]).toEqual([0, ['a']]);
    go('Go to slide 3');
    expect([current(), inSight()]).toEqual([2, ['c']]);
  });

  it.each([
    ['that loops', true],
    ['that runs back', false],
  ])('%s continues from a dot during its move', async (_name, loop) => {
    await reachForFour({ loop });
    fireEvent.click(button('Go to slide 3'));
    wait(16);
    go('Next');
    expect([current(), inSight()]).toEqual([3, ['d']]);
  });

  it('handles a press while Swiper takes over', async () => {
    showFour({ loop: true });
    fireEvent.pointerEnter(frame());
    await act(async () => {
      await import('./slider');
      // Swiper has taken over, but nothing has been rendered since.
      await jest.advanceTimersByTimeAsync(0);
      button('Next').click();
    });
    arrive();
    expect([current(), inSight()]).toEqual([1, ['b']]);
  });

  it('moves by arrow keys, Home and End from its buttons', async () => {
    await reachForFour({ loop: true });
    const press = (key: string) => {
      fireEvent.keyDown(button('Next'), { key });
      wait(16);
      arrive();
      return current();
    };
    expect(['ArrowRight', 'End', 'ArrowLeft', 'Home'].map(press)).toEqual([1, 3, 2, 0]);
  });

  it('has no pause button if it does not rotate, and announces its slides', async () => {
    await reachForFour();
    wait(20_000);
    expect(current()).toBe(0);
    expect(screen.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
    expect(row()).toHaveAttribute('aria-live', 'polite');
  });

  it('applies presses made before Swiper loads, and shows their result immediately', async () => {
    showFour({ loop: true });
    fireEvent.click(button('Next'));
    fireEvent.click(button('Next'));
    expect([current(), frame().dataset.moved]).toEqual([2, undefined]);
    await takeOver();
    wait(16);
    expect([frame().dataset.moved, current(), inSight()]).toEqual(['', 2, ['c']]);
  });

  it('cleans up when it is unmounted', async () => {
    const { unmount } = await reachForFour({ autoplay: 3000, loop: true });
    unmount();
    wait(200);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a controlled carousel', () => {
  function Held({ onMove }: { readonly onMove: (slide: number) => void }) {
    const [at, setAt] = useState(2);
    const moved = (slide: number) => {
      setAt(slide);
      onMove(slide);
    };
    return (
      <>
        <button type="button" onClick={() => setAt(0)}>
          Back to the first
        </button>
        <Carousel label="Stamps" steps={false} transition={500} at={at} onMove={moved}>
          <p>a</p>
          <p>b</p>
          <p>c</p>
        </Carousel>
      </>
    );
  }

  it('starts at the given slide, follows its prop and reports moves', async () => {
    const onMove = jest.fn();
    render(<Held onMove={onMove} />);
    fireEvent.pointerEnter(frame());
    await takeOver();
    expect(inSight()).toEqual(['c']);
    fireEvent.click(screen.getByRole('button', { name: 'Back to the first' }));
    wait(16);
    arrive();
    expect(inSight()).toEqual(['a']);
    expect(onMove.mock.calls.at(-1)).toEqual([0]);
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });
});

describe('a carousel that rotates automatically', () => {
  it('steps after the delay without announcing it, and restarts the delay after a step of the shopper', async () => {
    await reachForFour({ autoplay: 3000, loop: true });
    expect(row()).toHaveAttribute('aria-live', 'off');
    wait(2999);
    expect(current()).toBe(0);
    wait(1);
    expect(current()).toBe(1);
    expect(row().style.transitionDuration).toBe('500ms');
    wait(500);
    arrive();
    wait(1500);
    go('Next');
    expect(current()).toBe(2);
    wait(2900);
    expect(current()).toBe(2);
    wait(100);
    expect(current()).toBe(3);
    arrive();
    wait(3000);
    expect(current()).toBe(0);
  });

  it.each([
    ['the pointer is on it', () => fireEvent.pointerEnter(frame()), 'pointerLeave'],
    ['the focus is in it', () => act(() => screen.getByRole('button', { name: 'a' }).focus()), 'focusOut'],
  ] as const)('pauses while %s', async (_name, begin, end) => {
    await reachForFour({ autoplay: 3000, loop: true });
    begin();
    wait(9000);
    expect([current(), row().getAttribute('aria-live')]).toEqual([0, 'polite']);
    fireEvent[end](frame());
    wait(3000);
    expect(current()).toBe(1);
  });

  it('pauses while its tab is hidden', async () => {
    await reachForFour({ autoplay: 3000, loop: true });
    const turn = (visibilityState: string) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
      fireEvent(document, new Event('visibilitychange'));
    };
    turn('hidden');
    wait(9000);
    expect(current()).toBe(0);
    turn('visible');
    wait(3000);
    expect(current()).toBe(1);
  });

  it('can be paused and resumed', async () => {
    await reachForFour({ autoplay: 3000, loop: true });
    fireEvent.click(button('Pause: Stamps'));
    wait(9000);
    expect(current()).toBe(0);
    fireEvent.click(button('Play: Stamps'));
    wait(3000);
    expect(current()).toBe(1);
  });

  it('starts paused with reduced motion, and moves without an animation', async () => {
    preferReducedMotion();
    await reachForFour({ autoplay: 3000, loop: true });
    wait(9000);
    expect(current()).toBe(0);
    expect(button('Play: Stamps')).toBeTruthy();
    fireEvent.click(button('Next'));
    wait(16);
    expect([current(), row().style.transitionDuration]).toEqual([1, '0ms']);
  });
});
