import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageRelease } from '@shop/contracts';
import type { FragmentRef } from '../renderer/pool/protocol';

/** Style sheets with URLs outside of `url()` stay files, because these URLs would not resolve when inlined. */
const hasOtherAddress = /@import|image-set\(\s*["']/;

/** The closing tag of its element. */
const endsElement = '</';

const address = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)/g;
const isWhole = /^(?:[a-z][a-z\d+.-]*:|#)/i;
const noOrigin = 'http://shop.invalid';

/**
 * A style sheet for inlining. Relative URLs are resolved from the file's folder, because they would otherwise be relative to
 * the page.
 */
function resolved(css: string, href: string): string {
  return css.replace(address, (found, double?: string, single?: string, bare?: string) => {
    const relative = double ?? single ?? bare ?? '';
    if (isWhole.test(relative)) return found;
    const { href: whole } = new URL(relative, new URL(href, noOrigin));
    return `url("${whole.startsWith(`${noOrigin}/`) ? whole.slice(noOrigin.length) : whole}")`;
  });
}

/** Reads published style sheets to inline them. Each is read once, because it never changes. */
export function createAssetSource(remotesDir: string) {
  const styles = new Map<string, Promise<string | null>>();
  return {
    /** The text of a remote's style sheet, by its path below `/remotes/` and its URL; null if it must stay a link. */
    style(file: string, href: string): Promise<string | null> {
      const known = styles.get(file);
      if (known) return known;
      const reading = readFile(path.join(remotesDir, file), 'utf8').then(
        (text) => (hasOtherAddress.test(text) || text.includes(endsElement) ? null : resolved(text, href)),
        () => null,
      );
      styles.set(file, reading);
      return reading;
    },
  };
}

export type AssetSource = ReturnType<typeof createAssetSource>;

/** The files that the fragments of one page need from their remotes. */
export interface FragmentAssets {
  readonly scripts: readonly { readonly href: string; readonly integrity?: string }[];
  /** `text` is null if the sheet must stay a file. */
  readonly styles: readonly {
    readonly href: string;
    readonly text: string | null;
    readonly integrity?: string;
  }[];
}

const classList = / class="([^"]*)"/g;
/** Includes the escapes of names such as `.md\:grid`. */
const className = /\.((?:[_a-z-]|\\.)(?:[\w-]|\\.)*)/gi;
const escaped = /\\(.)/g;

const classesIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(classList)].flatMap(([, list = '']) => list.split(' ')));

const hasClassOf = (used: ReadonlySet<string>, css: string): boolean =>
  [...css.matchAll(className)].some(([, name = '']) => used.has(name.replace(escaped, '$1')));

/**
 * The entries, chunks and styles of a page's fragments, so that the page requests all of them at once; with the styles of lazy parts
 * that the server has rendered.
 */
export async function fragmentAssets(
  release: PageRelease,
  fragments: readonly FragmentRef[],
  source: AssetSource,
  markup: string,
): Promise<FragmentAssets> {
  const scripts = new Map<string, string | undefined>();
  const styles = new Map<string, FragmentAssets['styles'][number]>();
  let used: ReadonlySet<string> | undefined;
  for (const { remote: name, module, deferred } of fragments) {
    const remote = release.remotes[name];
    if (!remote) continue;
    const { js = [], css = [], lazyCss = [] } = remote.manifest.exposes[module] ?? {};
    for (const file of [...css, ...lazyCss]) {
      const href = remote.base + file;
      const text = await source.style(`${name}/${remote.version}/${file}`, href);
      const isLazy = !css.includes(file);
      if (isLazy && (text === null || !hasClassOf((used ??= classesIn(markup)), text))) continue;
      styles.set(href, { href, text, integrity: remote.integrity[file] });
    }
    if (deferred) continue;
    // A preload is only used by a request with the same integrity, and the page requests each file with its hash.
    for (const file of [remote.manifest.entry, ...js])
      scripts.set(remote.base + file, remote.integrity[file]);
  }
  return {
    scripts: [...scripts].map(([href, integrity]) => ({ href, integrity })),
    styles: [...styles.values()],
  };
}
