import { shop } from '@shop/config';

// The shop's own day, so that server and browser agree wherever either of them runs.
const day = new Intl.DateTimeFormat(shop.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The day of a post, from an ISO 8601 time; nothing where that is no time. */
export function PostDate({ at }: { readonly at: string }) {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? null : <time dateTime={at}>{day.format(time)}</time>;
}
