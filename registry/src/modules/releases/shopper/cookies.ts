import { setCookieText } from '@shop/server-kit/cookies';

/** Names of the cookies that decide which versions a browser gets. */
export const cohortCookie = 'cohort';
export const previewCookie = 'preview';
export const staffCookie = 'staff';
/** Beside the staff cookie, which scripts of the page cannot read: whether to load the staff panel. It permits nothing. */
export const staffHintCookie = 'staff-hint';
/** Marks the gate's browsers: reports of their pages are not counted. */
export const gateCookie = 'gate';
/** Set by the shop in browsers in which somebody has signed in before. */
export const browserCookie = 'browser';

const daySeconds = 24 * 60 * 60;
const monthSeconds = 30 * daySeconds;
const yearSeconds = 365 * daySeconds;

/** A `Set-Cookie` header that stores the cohort for a year. */
export const setCohort = (cohort: string, secure: boolean): string =>
  setCookieText({ name: cohortCookie, value: cohort, seconds: yearSeconds, secure });

/** A `Set-Cookie` header that stores signed previews for a day; null clears them. */
export const setPreviews = (signed: string | null, secure: boolean): string =>
  setCookieText({ name: previewCookie, value: signed, seconds: daySeconds, secure });

/** `Set-Cookie` headers that store the signed mark of staff and its hint for a month; null clears both. */
export function setStaff(signed: string | null, secure: boolean): readonly string[] {
  const options = { seconds: monthSeconds, secure };
  const hint = signed === null ? null : '1';
  return [
    setCookieText({ name: staffCookie, value: signed, ...options }),
    setCookieText({ name: staffHintCookie, value: hint, readable: true, ...options }),
  ];
}
