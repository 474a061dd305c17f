/** How the slides of a carousel can stand. Places count slides from the left edge and may be fractions of one. */
export interface Track {
  readonly count: number;
  /** Slides seen at once; may be a fraction, when the last one peeks in. */
  readonly perView: number;
  /** Whether the first slide comes after the last one; where all of them fit, nothing comes after anything. */
  readonly loop: boolean;
}

/** The furthest place of a row that ends. */
const lastPlace = ({ count, perView }: Track) => Math.max(0, count - perView);

/** At how many slides it can come to rest; 1 where all of them fit. */
export function stopsOf(track: Track): number {
  const last = lastPlace(track);
  if (last === 0) return 1;
  return track.loop ? track.count : Math.ceil(last) + 1;
}

/** The stop at a place, from 0. */
export function stopAt(track: Track, place: number): number {
  const stops = stopsOf(track);
  return ((Math.ceil(place) % stops) + stops) % stops;
}

/** The place of a stop: in a loop the one nearest to `from`, in a row that ends not past its end. */
export function placeOf(track: Track, stop: number, from: number): number {
  if (!track.loop) return Math.min(stop, lastPlace(track));
  const ahead = (((stop - from) % track.count) + track.count) % track.count;
  return from + (ahead > track.count / 2 ? ahead - track.count : ahead);
}

/** Where a finger has dragged the row to: past the end of a row that ends it follows more and more slowly. */
export function draggedTo(track: Track, place: number): number {
  if (track.loop) return place;
  const over = place - Math.min(Math.max(place, 0), lastPlace(track));
  return place - over + over / (1 + Math.abs(over) * 2);
}

/** Whether any of a slide that stands at `position` is in sight at a place. */
export const isInSight = ({ perView }: Track, position: number, place: number): boolean =>
  position > place - 0.99 && position < place + perView - 0.01;

/** Where each slide stands, in slides, when the row begins at `first`: in a loop those left behind stand ahead again. */
export function positionsFrom({ count, loop }: Track, first: number): number[] {
  return Array.from({ length: count }, (_, slide) =>
    loop ? slide + count * Math.ceil((first - slide) / count) : slide,
  );
}
