import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Strip } from './strip';

const original = {
  offsetLeft: Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetLeft'),
  clientWidth: Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth'),
};

/** Slides of 100 px in a row that is `wide` px wide. */
function layOut(wide: () => number) {
  Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
    configurable: true,
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    },
  });
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: wide });
}

afterEach(() => {
  if (original.offsetLeft) Object.defineProperty(HTMLElement.prototype, 'offsetLeft', original.offsetLeft);
  if (original.clientWidth) Object.defineProperty(Element.prototype, 'clientWidth', original.clientWidth);
});

const six = (
  <Strip label="Stamps" count={6} dots>
    {Array.from({ length: 6 }, (_, at) => (
      <li key={at}>{at}</li>
    ))}
  </Strip>
);

const row = () => screen.getByRole('group', { name: 'Stamps' });
const dots = () => screen.getAllByRole('button', { name: /Go to slide/ });
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');

describe('Strip', () => {
  it('moves by Next and Previous, and wraps at both ends', async () => {
    layOut(() => 400);
    const user = userEvent.setup();
    render(six);
    expect(dots()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect([current(), row().scrollLeft]).toEqual([1, 100]);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect([current(), row().scrollLeft]).toEqual([2, 200]);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect([current(), row().scrollLeft]).toEqual([0, 0]);
  });

  it('jumps by dots and follows a finger once the row lies still', async () => {
    layOut(() => 100);
    const user = userEvent.setup();
    render(six);
    await user.click(screen.getByRole('button', { name: 'Go to slide 5' }));
    expect(row().scrollLeft).toBe(400);
    row().scrollLeft = 200;
    fireEvent.scroll(row());
    await screen.findByRole('button', { name: 'Go to slide 3', current: true });
  });

  it('counts its places anew when the window changes, and needs no buttons when all slides fit', () => {
    let wide = 200;
    layOut(() => wide);
    render(six);
    expect(dots()).toHaveLength(5);
    wide = 600;
    act(() => {
      window.dispatchEvent(new Event('resize'));
    });
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('can be reached and scrolled by keyboard', () => {
    render(six);
    row().focus();
    expect(document.activeElement).toBe(row());
  });
});
