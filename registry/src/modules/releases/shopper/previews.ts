import type { Release } from '@shop/contracts';
import { readSigned, signText } from '../../telemetry/nonce';

/** Versions that a shopper previews, by remote. */
export type Previews = Readonly<Record<string, string>>;

const parse = (text: string): Previews =>
  Object.fromEntries(
    text.split(',').flatMap((requested) => {
      const [, remote, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(requested.trim()) ?? [];
      return remote && version ? [[remote, version]] : [];
    }),
  );

/** Only what the release lists: anything else is refused, however it was requested. */
function listed(previews: Previews, { assignments }: Release): Previews {
  return Object.fromEntries(
    Object.entries(previews).filter(([remote, version]) => assignments[remote]?.previews?.includes(version)),
  );
}

const textOf = (previews: Previews) =>
  Object.entries(previews)
    .map(([remote, version]) => `${remote}@${version}`)
    .join(',');

interface PreviewChoice {
  /** The page's `?preview=`: `catalog@1.3.0-rc.1`, several with commas, `off` for none; null when it is not there. */
  readonly query: string | null;
  /** The signed cookie of an earlier request. */
  readonly cookie: string | undefined;
}

/** What a shopper previews now, and its cookie: undefined when it is unchanged, null to clear it. */
export function readPreviews(
  { query, cookie }: PreviewChoice,
  release: Release,
  key: string,
): { readonly previews: Previews; readonly keep: string | null | undefined } {
  const previous = listed(parse((cookie && readSigned(cookie, key)) || ''), release);
  const previews = query === 'off' ? {} : { ...previous, ...listed(parse(query ?? ''), release) };
  const text = textOf(previews);
  const signed = text ? signText(text, key) : null;
  return { previews, keep: signed === (cookie || null) ? undefined : signed };
}
