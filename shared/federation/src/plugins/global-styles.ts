import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { KnownRemotes, type RemoteFile } from './known-remotes';
import { guardTags } from './tag-guard';

export interface GlobalStylesOptions {
  /** Whether a style sheet applies at the moment; undefined for one that can stay enabled, as it only styles its remote. */
  applies(file: RemoteFile): boolean | undefined;
}

type Sheet = HTMLLinkElement | HTMLStyleElement;

const sheets = 'link[rel=stylesheet],style[data-href]';

/** Matches no device, so that the sheet is loaded without effect. */
const off = 'not all';

const addressOf = (tag: Sheet): URL =>
  new URL(tag instanceof HTMLLinkElement ? tag.href : (tag.dataset.href ?? ''), document.baseURI);

/**
 * Turns style sheets with global rules, such as `h1 { … }`, off while they are not needed, and on again before the browser
 * paints. It changes the media of the loaded sheet: the attribute would make WebKit fetch the file again.
 */
export function globalStylesPlugin({
  applies,
}: GlobalStylesOptions): ModuleFederationRuntimePlugin & { dispose(): void } {
  const known = new KnownRemotes();
  const stateAt = (url: URL) => {
    const file = known.find(url);
    return file && applies(file);
  };
  const update = (tag: Sheet) => {
    const state = stateAt(addressOf(tag));
    const media = tag.sheet?.media;
    if (state === undefined || !media) return;
    const text = state ? '' : off;
    if (media.mediaText !== text) media.mediaText = text;
  };
  const updateAll = () => document.querySelectorAll<Sheet>(sheets).forEach(update);

  let dispose: (() => void) | undefined;
  const watch = () => {
    const release = guardTags((tag, url) => {
      if (!(tag instanceof HTMLLinkElement) || tag.rel !== 'stylesheet') return;
      const state = stateAt(url);
      if (state === undefined) return;
      // Prefetched for another page: it must not apply when it arrives.
      if (!state) tag.media = off;
      tag.addEventListener('load', () => update(tag));
    });
    // Its callback runs after the change of the page, and before it is painted.
    const observer = new MutationObserver(updateAll);
    observer.observe(document, { childList: true, subtree: true });
    updateAll();
    return () => {
      release();
      observer.disconnect();
    };
  };
  return {
    name: 'global-styles',
    apply(host) {
      host.options.remotes.forEach((remote) => known.add(remote));
      if (typeof document !== 'undefined') dispose ??= watch();
    },
    registerRemote(args) {
      known.add(args.remote);
      return args;
    },
    dispose: () => dispose?.(),
  };
}
