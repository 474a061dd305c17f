/** One past either end is the one at the other end. */
export const wrap = (slide: number, stops: number) => ((slide % stops) + stops) % stops;

const rowOf = (frame: HTMLElement) => frame.firstElementChild;

const pitchOf = (frame: HTMLElement) => frame.querySelector<HTMLElement>('.swiper-slide')?.offsetWidth ?? 0;

/** The slide at the left edge of a row that the browser scrolls, from 0. */
export function slideAt(frame: HTMLElement): number {
  const pitch = pitchOf(frame);
  return pitch > 0 ? Math.round(frame.scrollLeft / pitch) : 0;
}

/** The number of slides at which a row can stop, by the widths that the style sheet gives; 1 where all of them fit. */
export function stopsOf(frame: HTMLElement, loop: boolean): number {
  const count = rowOf(frame)?.children.length ?? 0;
  const pitch = pitchOf(frame);
  if (pitch === 0) return count;
  // Widths are integer pixels, so that fractions of slides below a fiftieth are ignored.
  const beyond = Math.ceil(count - frame.clientWidth / pitch - 0.02);
  if (beyond <= 0) return 1;
  return loop ? count : beyond + 1;
}

/** Scrolls to a slide, as smoothly as the style sheet allows; the last ones share the row's end. */
export function scrollToSlide(frame: HTMLElement, slide: number, behavior: ScrollBehavior = 'auto'): void {
  const target = rowOf(frame)?.children[slide];
  if (target instanceof HTMLElement) frame.scrollTo({ left: target.offsetLeft, behavior });
}

/** A picture of a slide out of sight is not fetched automatically. */
export function fetchPictures(frame: HTMLElement, slide: number): void {
  for (const picture of rowOf(frame)?.children[slide]?.querySelectorAll('img') ?? [])
    picture.removeAttribute('loading');
}
