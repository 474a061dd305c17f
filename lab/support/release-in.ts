import { documentBlocks, type PageRelease } from '@shop/contracts';

const block = new RegExp(
  `<script type="application/json" id="${documentBlocks.release}">(.*?)</script>`,
  's',
);

/** The release of a document; undefined if it has none. */
export function releaseIn(html: string): PageRelease | undefined {
  const [, json] = block.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as PageRelease);
}

/** The document without its release block, which lists the files of every remote. */
export const withoutRelease = (html: string): string => html.replace(block, '');
