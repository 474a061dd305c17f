/** Traits of a shopper that are known before any script runs. Segments are defined by them. */
export interface ShopperTraits {
  /** Whether a signed cookie marks the browser as staff. */
  readonly isStaff: boolean;
  /** Whether a shopper has ever signed in with this browser; stays true after signing out. */
  readonly hasSignedIn: boolean;
  /** Whether the device is a phone. */
  readonly isNarrow: boolean;
  /** From the header of the edge server; null without that header. */
  readonly city: string | null;
}

const checks: Readonly<Record<string, (traits: ShopperTraits) => boolean>> = {
  staff: ({ isStaff }) => isStaff,
  'signed-in': ({ hasSignedIn }) => hasSignedIn,
  narrow: ({ isNarrow }) => isNarrow,
  wide: ({ isNarrow }) => !isNarrow,
};

const cityPrefix = 'city:';

/** Whether a shopper is in a segment: `staff`, `signed-in`, `narrow`, `wide` or `city:Jaipur`. An unknown segment is empty. */
export function isInSegment(segment: string, traits: ShopperTraits): boolean {
  if (!segment.startsWith(cityPrefix)) return checks[segment]?.(traits) ?? false;
  return traits.city?.toLowerCase() === segment.slice(cityPrefix.length).toLowerCase();
}

const names: Readonly<Record<string, string>> = {
  staff: 'staff',
  'signed-in': 'shoppers who have signed in',
  narrow: 'phones',
  wide: 'tablets and computers',
};

/** A segment as text: `phones`, `shoppers in Jaipur`. */
export const segmentText = (segment: string): string =>
  names[segment] ?? `shoppers in ${segment.slice(cityPrefix.length)}`;

interface Reach {
  readonly bps: number;
  readonly segments?: readonly { readonly segment: string; readonly bps: number }[] | undefined;
}

/** The audience of a canary as text: `10%` (of all shoppers), or `100% of staff, 10%`. */
export const reachText = ({ bps, segments = [] }: Reach): string =>
  [
    ...segments.map((one) => `${one.bps / 100}% of ${segmentText(one.segment)}`),
    ...(bps > 0 ? [`${bps / 100}%`] : []),
  ].join(', ');
