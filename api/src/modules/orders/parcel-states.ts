import type { ParcelState } from '../couriers';

/** The progress of each state towards the end of a parcel's journey. Failed attempts and new ones may alternate. */
const progress: Readonly<Record<ParcelState, number>> = {
  booked: 0,
  cancelled: 1,
  'picked-up': 1,
  'in-transit': 2,
  'out-for-delivery': 3,
  'attempt-failed': 3,
  returning: 4,
  lost: 5,
  delivered: 6,
  returned: 6,
};

/** Where a parcel is, and since when. */
export interface ParcelProgress {
  readonly state: ParcelState;
  readonly at: Date;
}

/** True when a parcel reached its destination, came back or was not sent. A lost parcel may be found. */
export const isFinal = (state: ParcelState): boolean =>
  state === 'delivered' || state === 'returned' || state === 'cancelled';

/** True while a parcel is with its courier. */
export const isUnderWay = (state: ParcelState): boolean => state !== 'booked' && !isFinal(state);

/**
 * Whether a report changes a parcel's state. Couriers report late, twice and out of order: a parcel never moves backwards, a
 * final state stays, and only a booked parcel can be cancelled. Of two reports of equal progress, the later one counts.
 */
export function movesOn(from: ParcelProgress, to: ParcelProgress): boolean {
  if (isFinal(from.state)) return false;
  if (to.state === 'cancelled') return from.state === 'booked';
  const steps = progress[to.state] - progress[from.state];
  return steps > 0 || (steps === 0 && to.at > from.at);
}
