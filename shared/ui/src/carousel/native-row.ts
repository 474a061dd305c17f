/** Wraps an index around both ends. */
export const wrap = (slide: number, stops: number) => ((slide % stops) + stops) % stops;

const rowOf = (frame: HTMLElement) => frame.firstElementChild;

const pitchOf = (frame: HTMLElement) => frame.querySelector<HTMLElement>('.swiper-slide')?.offsetWidth ?? 0;

/** The index of the slide at the left edge of a row that the browser scrolls. */
export function slideAt(frame: HTMLElement): number {
  const pitch = pitchOf(frame);
  return pitch > 0 ? Math.round(frame.scrollLeft / pitch) : 0;
}

/** The number of positions of a row, by the widths in the style sheet; 1 if all slides fit. */
export function stopsOf(frame: HTMLElement, loop: boolean): number {
  const count = rowOf(frame)?.children.length ?? 0;
  const pitch = pitchOf(frame);
  if (pitch === 0) return count;
  // Widths are integer pixels, so fractions of a slide below a fiftieth are ignored.
  const beyond = Math.ceil(count - frame.clientWidth / pitch - 0.02);
  if (beyond <= 0) return 1;
  return loop ? count : beyond + 1;
}

/** Scrolls to a slide, smoothly if the style sheet allows it; the last slides share the end of the row. */
export function scrollToSlide(frame: HTMLElement, slide: number, behavior: ScrollBehavior = 'auto'): void {
  const target = rowOf(frame)?.children[slide];
  if (target instanceof HTMLElement) frame.scrollTo({ left: target.offsetLeft, behavior });
}

/** Fetches the pictures of a hidden slide, which browsers do not load automatically. */
export function fetchPictures(frame: HTMLElement, slide: number): void {
  for (const picture of rowOf(frame)?.children[slide]?.querySelectorAll('img') ?? [])
    picture.removeAttribute('loading');
}
