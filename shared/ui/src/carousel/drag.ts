export interface DragPort {
  /** Width of a slide, in pixels. */
  readonly pitch: () => number;
  /** Where the row stands now, in slides, also in the middle of a move. */
  readonly place: () => number;
  readonly follow: (place: number) => void;
  /** The finger has left the row near a slide. */
  readonly settle: (place: number) => void;
}

/** A finger has to come this far, in pixels, before the row follows it. */
const threshold = 5;
/** A swipe that is over sooner, in ms, goes on to the next slide however short it was. */
const quick = 300;

/** Lets a finger or a pen move the row; the mouse marks text instead, and up and down stays the browser's. */
export function followFinger(frame: HTMLElement, { pitch, place, follow, settle }: DragPort): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let down: { id: number; x: number; y: number; at: number; place: number } | null = null;
  let dragging = false;
  let dragged = false;

  const placeAt = ({ clientX }: PointerEvent) => (down ? down.place - (clientX - down.x) / pitch() : 0);
  const end = (event: PointerEvent, isSwipe: boolean) => {
    if (down?.id !== event.pointerId) return;
    const now = placeAt(event);
    const towards = isSwipe && event.timeStamp - down.at < quick ? Math.sign(now - down.place) : 0;
    if (dragging) settle(towards > 0 ? Math.ceil(now) : towards < 0 ? Math.floor(now) : Math.round(now));
    down = null;
    dragging = false;
  };

  frame.addEventListener(
    'pointerdown',
    ({ pointerType, isPrimary, pointerId, clientX, clientY, timeStamp }) => {
      if (pointerType === 'mouse' || !isPrimary) return;
      dragged = false;
      down = { id: pointerId, x: clientX, y: clientY, at: timeStamp, place: place() };
    },
    { signal },
  );
  frame.addEventListener(
    'pointermove',
    (event) => {
      if (down?.id !== event.pointerId) return;
      const [across, along] = [Math.abs(event.clientX - down.x), Math.abs(event.clientY - down.y)];
      if (!dragging && across < threshold && along < threshold) return;
      if (!dragging && along > across) down = null;
      else {
        dragging = dragged = true;
        follow(placeAt(event));
      }
    },
    { signal },
  );
  frame.addEventListener('pointerup', (event) => end(event, true), { signal });
  frame.addEventListener('pointercancel', (event) => end(event, false), { signal });
  // What the finger has moved it has not chosen.
  frame.addEventListener(
    'click',
    (event) => {
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => listening.abort();
}
