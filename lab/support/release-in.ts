import { documentBlocks, type PageRelease } from '@shop/contracts';

const block = new RegExp(
  `<script type="application/json" id="${documentBlocks.release}">(.*?)</script>`,
  's',
);

/** The release that a document was made with; undefined when it names none. */
export function releaseIn(html: string): PageRelease | undefined {
  const [, json] = block.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as PageRelease);
}

/** The document without that block, in which the files of every remote are named. */
export const withoutRelease = (html: string): string => html.replace(block, '');
