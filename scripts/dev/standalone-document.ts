import type { ExposeAssets } from '@shop/contracts';

/** The page in which a remote opens without the shell. */
export function standaloneDocument(remote: string, { js, css }: ExposeAssets): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${remote}, on its own</title>`,
    ...css.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...js.map((src) => `<script defer src="${src}"></script>`),
    '</head><body><div id="standalone"></div></body></html>',
  ].join('');
}
