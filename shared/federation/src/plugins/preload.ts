import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { entryOf, type Remote } from './known-remotes';

/** The files of a module, as URLs, absolute or relative to the document. */
export interface ModuleFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface PreloadOptions {
  /** The files of an exposed module (named with its `./`), as the build's manifest lists them; null when they are not known. */
  filesOf(remote: Remote, expose: string): ModuleFiles | null;
}

const tags = 'link[rel=preload],link[rel=stylesheet],style[data-href]';

/** URLs that the document has requested or inlined already. */
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
 * Preloads the chunks and stylesheets of a module together with its entry, instead of after it. They are not run: the
 * bundler's runtime still uses, and waits for, its own tags, so that nothing is fetched twice and modules are never shown without their styles.
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
      // One that another plugin delays would request nothing in time.
      document.head.append(...links.filter((link) => link.hasAttribute('href')));
    },
    async afterLoadEntry({ remoteInfo: { entry }, error }) {
      // From here on the container itself requests all files of a module at once.
      if (!error) entered.add(entry);
    },
    /** The runtime's own preloading inserts stylesheets without waiting for them. */
    createLink({ url, attrs }) {
      return attrs?.rel === 'stylesheet' ? preload(url, 'style') : undefined;
    },
  };
}
