/** Distance from one slide's left edge to the next one's, in CSS pixels; 0 where nothing is laid out. */
export function pitchOf(scroller: HTMLElement): number {
  const [first, second] = scroller.firstElementChild?.children ?? [];
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return second.offsetLeft - first.offsetLeft;
}

/** How many slides can stand at the left edge of a strip of `count` slides: at least one. */
export function stopsOf(scroller: HTMLElement | null, count: number): number {
  const pitch = scroller ? pitchOf(scroller) : 0;
  if (!scroller || pitch <= 0) return Math.max(count, 1);
  const atOnce = Math.max(1, Math.round(scroller.clientWidth / pitch));
  return Math.max(1, count - atOnce + 1);
}
