/** Names of the cookies that decide which versions a browser gets. */
export const cohortCookie = 'cohort';
export const previewCookie = 'preview';
export const staffCookie = 'staff';
/** Beside the staff cookie, for the page's scripts, which cannot read that: whether to load the staff panel. Permits nothing. */
export const staffHintCookie = 'staff-hint';
/** The gate's browsers, which are no shoppers: what their pages report counts for nothing. */
export const gateCookie = 'gate';
/** Set by the shop in browsers in which somebody has signed in before. */
export const browserCookie = 'browser';

const yearSeconds = 365 * 24 * 60 * 60;
const daySeconds = 24 * 60 * 60;
const monthSeconds = 30 * daySeconds;

/** The value of a cookie in a `Cookie` header; undefined when it is absent. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return decode(pair.slice(equals + 1).trim());
  }
  return undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `__Host-` binds the cookie to this host and to HTTPS; browsers refuse the prefix without it. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** A `Set-Cookie` header; scripts of the page can read the cookie where `hidden` is empty. */
const cookieText = (name: string, value: string, seconds: number, secure: boolean, hidden = ' HttpOnly;') =>
  `${cookieName(name, secure)}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds};${hidden} SameSite=Lax${secure ? '; Secure' : ''}`;

/** A `Set-Cookie` header that stores the cohort for a year. */
export const setCohort = (cohort: string, secure: boolean): string =>
  cookieText(cohortCookie, cohort, yearSeconds, secure);

/** A `Set-Cookie` header that stores signed previews for a day; without any it clears them. */
export const setPreviews = (signed: string | null, secure: boolean): string =>
  cookieText(previewCookie, signed ?? '', signed ? daySeconds : 0, secure);

/** `Set-Cookie` headers that store the signed mark of staff and its hint for a month; null clears both. */
export function setStaff(signed: string | null, secure: boolean): readonly string[] {
  const seconds = signed === null ? 0 : monthSeconds;
  return [
    cookieText(staffCookie, signed ?? '', seconds, secure),
    cookieText(staffHintCookie, signed === null ? '' : '1', seconds, secure, ''),
  ];
}
