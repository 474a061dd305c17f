import type { Release } from '@shop/contracts';
import { readSigned, signText } from '../telemetry/nonce';

/** Versions that a shopper previews, by remote. */
export type Previews = Readonly<Record<string, string>>;

const parse = (text: string): Previews =>
  Object.fromEntries(
    text.split(',').flatMap((requested) => {
      const [, remote, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(requested.trim()) ?? [];
      return remote && version ? [[remote, version]] : [];
    }),
  );

/**
 * Only what the release lists, and for staff what is live or a canary: anything else is refused, however it was requested.
 */
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
   * The page's `?preview=`: `catalog@1.3.0-rc.1`, several with commas, beside what was chosen before; `off` for none of that.
   * Null when it is not there.
   */
  readonly query: string | null;
  /** The signed cookie of an earlier request. */
  readonly cookie: string | undefined;
  /** Whether the browser is one of staff. */
  readonly isStaff: () => boolean;
}

/** What a shopper previews now, and its cookie: undefined when it is unchanged, null to clear it. */
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
