/** The move under way in each row, so that the next one begins where it is. */
const moves = new WeakMap<Element, Animation>();

const rowOf = (frame: HTMLElement) => frame.firstElementChild;

const pitchOf = (frame: HTMLElement) => frame.querySelector<HTMLElement>('.swiper-slide')?.offsetWidth ?? 0;

/** The slide at the left edge of a row that the browser scrolls, from 0. */
export function slideAt(frame: HTMLElement): number {
  const pitch = pitchOf(frame);
  return pitch > 0 ? Math.round(frame.scrollLeft / pitch) : 0;
}

/** At how many slides a row can come to rest, by the widths that the style sheet gives; 1 where all of them fit. */
export function stopsOf(frame: HTMLElement, loop: boolean): number {
  const count = rowOf(frame)?.children.length ?? 0;
  const pitch = pitchOf(frame);
  if (pitch === 0) return count;
  // Widths are whole pixels, fractions of slides are not: a fiftieth of one is none.
  const beyond = Math.ceil(count - frame.clientWidth / pitch - 0.02);
  if (beyond <= 0) return 1;
  return loop ? count : beyond + 1;
}

/** Where the browser has to scroll for a slide, in px; the last ones share the row's end. */
function leftOf(frame: HTMLElement, slide: number): number {
  const row = rowOf(frame);
  const target = row?.children[slide];
  if (!row || !(target instanceof HTMLElement)) return 0;
  // The row's own width: the frame's is less while the row is being moved.
  return Math.min(target.offsetLeft, Math.max(0, row.scrollWidth - frame.clientWidth));
}

/** Shows a slide at once. */
export function jumpTo(frame: HTMLElement, slide: number): void {
  frame.scrollTo({ left: leftOf(frame, slide), behavior: 'instant' });
}

/** A picture of a slide out of sight is not fetched by itself. */
export function fetchPictures(frame: HTMLElement, slide: number): void {
  for (const picture of rowOf(frame)?.children[slide]?.querySelectorAll('img') ?? [])
    picture.removeAttribute('loading');
}

/**
 * Moves a row that the browser scrolls to a slide, in `duration` ms: a browser's own smooth scrolling takes the time it
 * likes. Resolves when it is there, or when another move has taken over.
 */
export async function moveTo(frame: HTMLElement, slide: number, duration: number): Promise<void> {
  const row = rowOf(frame);
  if (!row) return;
  fetchPictures(frame, slide);
  const ongoing = moves.get(row);
  const from = ongoing?.playState === 'running' ? getComputedStyle(row).transform : 'none';
  const by = frame.scrollLeft - leftOf(frame, slide);
  const easing = getComputedStyle(frame).getPropertyValue('--ease') || 'ease';
  const move = row.animate(
    { transform: [from, `translateX(${by}px)`] },
    { duration, easing, fill: 'forwards' },
  );
  ongoing?.cancel();
  moves.set(row, move);
  try {
    await move.finished;
    // Moved as it is, the row could not be scrolled as far.
    move.cancel();
    jumpTo(frame, slide);
  } catch {
    // Cancelled by the next move, which goes on from where this one was.
  }
}
