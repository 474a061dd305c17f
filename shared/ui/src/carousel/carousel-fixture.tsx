import { jest } from '@jest/globals';
import { act, fireEvent, render, type RenderResult, screen, within } from '@testing-library/react';
import { Carousel } from './carousel';

const offsetWidth = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth');
const clientWidth = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth');
const offsetLeft = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetLeft');
const scrollTo = Element.prototype.scrollTo;
const matchMedia = window.matchMedia;

/** Fakes a layout, which jsdom lacks: slides of 400 px in a frame that shows one of them. Also installs fake timers. */
export function layOut(): void {
  jest.useFakeTimers();
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 400 });
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0;
    this.dispatchEvent(new Event('scroll'));
  };
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 400 });
  Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
    configurable: true,
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 400;
    },
  });
}

/** Undoes `layOut` and `preferReducedMotion`. */
export function restoreLayout(): void {
  jest.useRealTimers();
  Element.prototype.scrollTo = scrollTo;
  if (offsetWidth) Object.defineProperty(HTMLElement.prototype, 'offsetWidth', offsetWidth);
  if (offsetLeft) Object.defineProperty(HTMLElement.prototype, 'offsetLeft', offsetLeft);
  if (clientWidth) Object.defineProperty(Element.prototype, 'clientWidth', clientWidth);
  window.matchMedia = matchMedia;
}

export const preferReducedMotion = () =>
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });

interface Settings {
  readonly autoplay?: number;
  readonly loop?: boolean;
}

/** Renders four slides that the browser scrolls. */
export const showFour = (settings: Settings = {}): RenderResult =>
  render(
    <Carousel label="Stamps" dots transition={500} {...settings}>
      {['a', 'b', 'c', 'd'].map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </Carousel>,
  );

/** Renders four slides and interacts with them, so that Swiper takes over. */
export async function reachForFour(settings: Settings = {}): Promise<RenderResult> {
  const shown = showFour(settings);
  fireEvent.pointerEnter(frame());
  fireEvent.pointerLeave(frame());
  await takeOver();
  return shown;
}

/** Waits for Swiper, which has been requested. */
export const takeOver = () =>
  act(async () => {
    await import('./slider');
    await jest.advanceTimersByTimeAsync(0);
  });

export const region = () => screen.getByRole('region', { name: 'Stamps' });
export const row = () => region().querySelector('.swiper-wrapper') as HTMLElement;
export const frame = () => row().parentElement as HTMLElement;
export const inSight = () =>
  [...row().children].filter((slide) => !slide.hasAttribute('inert')).map((slide) => slide.textContent);
export const current = () =>
  within(region())
    .getAllByRole('button', { name: /Go to slide/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
export const button = (name: string) => within(region()).getByRole('button', { name });
export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Dispatches the browser's event at the end of a move. */
export const arrive = () => act(() => row().dispatchEvent(new Event('transitionend', { bubbles: true })));
export const go = (name: string) => {
  fireEvent.click(button(name));
  wait(16);
  arrive();
};
