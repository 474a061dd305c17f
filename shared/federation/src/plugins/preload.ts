import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { entryOf, type Remote } from './known-remotes';

/** What a page has to fetch for a module, as absolute addresses or relative to the document. */
export interface ModuleFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface PreloadOptions {
  /** The files of an exposed module (named with its `./`), as the build's manifest lists them; null when they are not known. */
  filesOf(remote: Remote, expose: string): ModuleFiles | null;
}

const tags = 'link[rel=preload],link[rel=stylesheet],style[data-href]';

/** Addresses that the document asks for, or holds, already. */
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
 * Asks for the chunks and stylesheets of a module together with its entry, instead of after it. They are preloaded, not run: the
 * bundler's runtime goes on to use, and to wait for, tags of its own, so that nothing is fetched twice and no module shows
 * without its styles.
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
      // One whose address another plugin holds back would ask for nothing, and is late.
      document.head.append(...links.filter((link) => link.hasAttribute('href')));
    },
    async afterLoadEntry({ remoteInfo: { entry }, error }) {
      // From here on the container asks for all files of a module at once by itself.
      if (!error) entered.add(entry);
    },
    /** The runtime's own preloading inserts stylesheets that nobody waits for. */
    createLink({ url, attrs }) {
      return attrs?.rel === 'stylesheet' ? preload(url, 'style') : undefined;
    },
  };
}
