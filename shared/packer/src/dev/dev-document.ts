import {
  documentBlocks as blocks,
  type ExposeAssets,
  type PageRelease,
  type PageRemote,
} from '@shop/contracts';

export interface DevDocumentOptions {
  readonly remote: string;
  readonly page: PageRemote;
  /** Scripts of a shell that replaces the live one, in order. */
  readonly shell?: ExposeAssets;
}

const blockOf = (id: string) =>
  new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');

/** The release, with this remote from the dev server. */
function devRelease(json: string, { remote, page }: DevDocumentOptions): string {
  const release = JSON.parse(json) as PageRelease;
  const remotes = { ...release.remotes, [remote]: page };
  return JSON.stringify({ ...release, remotes }).replaceAll('<', '\\u003c');
}

/** Removes the server's markup, which comes from the published version of the remote. */
function withEmptyRoot(html: string): string {
  const opening = `<div id="${blocks.root}">`;
  const start = html.indexOf(opening);
  if (start < 0) return html;
  const state = html.indexOf(`<script type="application/json" id="${blocks.state}">`, start);
  const end = state < 0 ? html.indexOf('</body>', start) : state;
  return `${html.slice(0, start)}${opening}</div>${html.slice(end)}`;
}

/** Replaces the live shell with another. */
function withShell(html: string, { js, css }: ExposeAssets): string {
  const head = [
    ...css.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...js.map((src) => `<script defer src="${src}"></script>`),
  ].join('');
  return html
    .replaceAll(
      /<link rel="stylesheet" href="\/shell\/[^>]*>|<style data-href="\/shell\/[^>]*>.*?<\/style>/gs,
      '',
    )
    .replaceAll(/<script defer src="\/shell\/[^>]*><\/script>/g, '')
    .replace('<meta charset="utf-8">', (meta) => meta + head);
}

/**
 * Turns a document of the live shop into a development document: one remote comes from the dev server, everything
 * else from the release, and the browser renders it. HTML that is not a page of the shop is returned unchanged.
 */
export function devDocument(html: string, options: DevDocumentOptions): string {
  if (!blockOf(blocks.release).test(html)) return html;
  const { remote, shell } = options;
  const own = `/remotes/${remote}/`;
  const page = withEmptyRoot(html)
    .replace(blockOf(blocks.release), (_all, open: string, json: string, close: string) =>
      [open, devRelease(json, options), close].join(''),
    )
    .replaceAll(new RegExp(`<link rel="preload"[^>]*href="${own}[^>]*>`, 'g'), '')
    .replaceAll(new RegExp(`<style data-href="${own}[^>]*>.*?</style>`, 'gs'), '')
    .replace(/ data-worker="[^"]*"/, '')
    // The live shop's head may be that of another version, or of a page that it does not have.
    .replace('<html ', '<html data-head-due ');
  return shell ? withShell(page, shell) : page;
}
