import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel';
import {
  arrive,
  button,
  restoreLayout,
  current,
  frame,
  inSight,
  layOut,
  showFour,
  takeOver,
  wait,
} from './carousel-fixture';

beforeEach(layOut);
afterEach(restoreLayout);

describe('a carousel without interaction', () => {
  it('rotates with Swiper, which loads before the first step', async () => {
    showFour({ autoplay: 3000, loop: true });
    wait(2999);
    expect([current(), frame().dataset.moved]).toEqual([0, undefined]);
    wait(1);
    await takeOver();
    arrive();
    expect([current(), frame().dataset.moved, inSight()]).toEqual([1, '', ['b']]);
  });

  it('fetches the picture of its next slide in advance', () => {
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
      'the end of a touch scroll',
      () => {
        fireEvent.touchEnd(frame());
        fireEvent(frame(), new Event('scrollend'));
      },
    ],
  ])('is taken over by Swiper after %s', async (_name, reach) => {
    showFour();
    fireEvent(frame(), new Event('scrollend'));
    await takeOver();
    expect(frame().dataset.moved).toBeUndefined();
    reach();
    await takeOver();
    expect(frame().dataset.moved).toBe('');
  });

  it('reports its position after a touch scroll, and keeps it when Swiper takes over', async () => {
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
  });

  it('wraps around its end once Swiper has loaded', async () => {
    showFour({ loop: true });
    fireEvent.click(button('Previous'));
    await takeOver();
    wait(16);
    arrive();
    expect([current(), inSight()]).toEqual([3, ['d']]);
  });
});
