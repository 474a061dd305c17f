import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { entryOf, type Remote } from './known-remotes';

/** The files of a module, as URLs, absolute or relative to the document. */
export interface ModuleFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface PreloadOptions {
  /** The files of an exposed module (whose name includes `./`), as listed in the build's manifest; null if they are unknown. */
  filesOf(remote: Remote, expose: string): ModuleFiles | null;
}

const tags = 'link[rel=preload],link[rel=stylesheet],style[data-href]';

/** URLs that the document has already requested or inlined. */
function present(): Set<string> {
  const found = Array.from(document.querySelectorAll<HTMLElement>(tags), (tag) =>
    tag instanceof HTMLLinkElement ? tag.href : (tag.dataset.href ?? ''),
  );
  return new Set(found.map((address) => new URL(address, document.baseURI).href));
}

function preload(href: string, as: 'script' | 'style'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', as);
  link.href = href;
  return link;
}

/**
 * Preloads the chunks and stylesheets of a module together with its entry, instead of after it. They are only
 * preloaded: the bundler's runtime still uses its own tags and waits for them, so nothing is fetched twice and
 * modules are never shown without their styles.
 */
export function preloadPlugin({ filesOf }: PreloadOptions): ModuleFederationRuntimePlugin {
  const entered = new Set<string>();
  return {
    name: 'preload',
    async afterMatchRemote({ remote, expose }) {
      const entry = remote && entryOf(remote);
      if (typeof document === 'undefined' || !remote || !entry || !expose || entered.has(entry)) return;
      const files = filesOf(remote, expose);
      if (!files) return;
      const known = present();
      const isNew = (address: string) => !known.has(new URL(address, document.baseURI).href);
      const links = [
        ...files.scripts.filter(isNew).map((href) => preload(href, 'script')),
        ...files.styles.filter(isNew).map((href) => preload(href, 'style')),
      ];
      // A link without a URL is delayed by another plugin, and would be too late.
      document.head.append(...links.filter((link) => link.hasAttribute('href')));
    },
    async afterLoadEntry({ remoteInfo: { entry }, error }) {
      // From now on, the container requests all files of a module at once.
      if (!error) entered.add(entry);
    },
    /** The runtime's own preloading inserts stylesheets without waiting for them. */
    createLink({ url, attrs }) {
      return attrs?.rel === 'stylesheet' ? preload(url, 'style') : undefined;
    },
  };
}
