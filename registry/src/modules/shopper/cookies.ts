import type { Release } from '@shop/contracts';
import { cookieName, readCookie, setCookieText } from '@shop/server-kit/cookies';
import { readSigned, signText } from '../telemetry/nonce';
import { cohortSeconds, previewSeconds, staffLinkMs, staffMs } from '../../durations';

/** Names of the cookies that determine which versions a browser gets. */
export const cohortCookie = 'cohort';
export const previewCookie = 'preview';
const staffCookie = 'staff';
/** Tells scripts, which cannot read the staff cookie, to load the staff panel. It grants no rights. */
const staffHintCookie = 'staff-hint';
/** Marks the gate's browsers, whose reports are not counted. */
export const gateCookie = 'gate';
/** Set by the shop in browsers in which a shopper has signed in before. */
export const browserCookie = 'browser';

/** A `Set-Cookie` header that stores the cohort for a year. */
export const setCohort = (cohort: string, secure: boolean): string =>
  setCookieText({ name: cohortCookie, value: cohort, seconds: cohortSeconds, secure });

/** A `Set-Cookie` header that stores signed previews for a day; null clears them. */
export const setPreviews = (signed: string | null, secure: boolean): string =>
  setCookieText({ name: previewCookie, value: signed, seconds: previewSeconds, secure });

/** `Set-Cookie` headers that store the signed staff cookie and its hint for a month; null clears both. */
function setStaff(signed: string | null, secure: boolean): readonly string[] {
  const options = { seconds: staffMs / 1000, secure };
  const hint = signed === null ? null : '1';
  return [
    setCookieText({ name: staffCookie, value: signed, ...options }),
    setCookieText({ name: staffHintCookie, value: hint, readable: true, ...options }),
  ];
}

/** Previewed versions, by remote. */
type Previews = Readonly<Record<string, string>>;

const parse = (text: string): Previews =>
  Object.fromEntries(
    text.split(',').flatMap((requested) => {
      const [, remote, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(requested.trim()) ?? [];
      return remote && version ? [[remote, version]] : [];
    }),
  );

/** Only listed previews and, for staff, live versions and canaries. */
function permitted(previews: Previews, { assignments }: Release, isStaff: () => boolean): Previews {
  const isPermitted = ([remote, version]: readonly [string, string]) => {
    const { previews: listed = [], stable, canary } = assignments[remote] ?? {};
    return listed.includes(version) || ([stable, canary?.version].includes(version) && isStaff());
  };
  return Object.fromEntries(Object.entries(previews).filter(isPermitted));
}

const textOf = (previews: Previews) =>
  Object.entries(previews)
    .map(([remote, version]) => `${remote}@${version}`)
    .join(',');

interface PreviewChoice {
  /**
   * The page's `?preview=`: `catalog@1.3.0-rc.1`, comma-separated, in addition to earlier choices; `off` clears them.
   * Null when it is absent.
   */
  readonly query: string | null;
  /** The signed cookie of an earlier request. */
  readonly cookie: string | undefined;
  /** Whether it is a staff browser. */
  readonly isStaff: () => boolean;
}

/** The previewed versions, and the new cookie: undefined if it is unchanged, null to clear it. */
export function readPreviews(
  { query, cookie, isStaff }: PreviewChoice,
  release: Release,
  key: string,
): { readonly previews: Previews; readonly keep: string | null | undefined } {
  const chosen = (text: string) => permitted(parse(text), release, isStaff);
  const previous = query?.split(',').includes('off') ? {} : chosen((cookie && readSigned(cookie, key)) || '');
  const previews = { ...previous, ...chosen(query ?? '') };
  const text = textOf(previews);
  const signed = text ? signText(text, key) : null;
  return { previews, keep: signed === (cookie || null) ? undefined : signed };
}

/** The kind of a signed text: a pass that marks a browser as staff, or its cookie. */
type Kind = 'staff-pass' | 'staff';

const sign = (kind: Kind, until: number, key: string) => signText(`${kind}:${until}`, key);

interface KeyAndTime {
  readonly key: string;
  readonly now: Date;
}

interface BrowserOptions extends KeyAndTime {
  /** Whether the shopper uses https. */
  readonly secure: boolean;
}

/** When a signed text of that kind expires; null for an expired or invalid one. */
function validUntil(kind: Kind, signed: string | undefined, { key, now }: KeyAndTime): Date | null {
  const [found, until] = (readSigned(signed ?? '', key) ?? '').split(':');
  return found === kind && Number(until) > now.getTime() ? new Date(Number(until)) : null;
}

/** A pass for a link of the shop that marks a browser as staff, valid for an hour. */
export function staffPass(key: string, now: Date): { readonly pass: string; readonly until: Date } {
  const until = new Date(now.getTime() + staffLinkMs);
  return { pass: sign('staff-pass', until.getTime(), key), until };
}

/** The `Set-Cookie` headers for a pass, valid for a month; for `off`, those that clear the cookies. Null for an invalid pass. */
export function staffCookiesFor(
  pass: string,
  { key, now, secure }: BrowserOptions,
): readonly string[] | null {
  if (pass === 'off') return setStaff(null, secure);
  if (!validUntil('staff-pass', pass, { key, now })) return null;
  return setStaff(sign('staff', now.getTime() + staffMs, key), secure);
}

/** When the staff cookie in a `Cookie` header expires; null without a valid one. */
export const staffUntil = (cookie: string | undefined, { key, now, secure }: BrowserOptions): Date | null =>
  validUntil('staff', readCookie(cookie, cookieName(staffCookie, secure)), { key, now });
