import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import Heading from '@tiptap/extension-heading';
import StarterKit from '@tiptap/starter-kit';
import { htmlRules } from '@shop/config/html-rules';

type Tag = (typeof htmlRules)['tags'][number];

const attributesOf = (tag: Tag): Record<string, { default: null }> => {
  const names = (htmlRules.attributes as Readonly<Record<string, readonly string[]>>)[tag] ?? [];
  return Object.fromEntries(names.map((name) => [name, { default: null }]));
};

/** A tag inside a line, which the editor keeps. */
const mark = (tag: Tag) =>
  Mark.create({
    name: tag,
    addAttributes: () => attributesOf(tag),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

/** A block that the editor keeps; its text can be changed. */
const block = (tag: Tag, content: string, group?: string) =>
  Node.create({
    name: tag,
    ...(group !== undefined && { group }),
    content,
    isolating: tag === 'td' || tag === 'th',
    addAttributes: () => attributesOf(tag),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

/** Headings of the edited text are not headings of the office's page; the toolbar shows their level. */
const heading = Heading.extend({
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset.level = String(node.attrs.level);
      return { dom, contentDOM: dom };
    },
});

const picture = Node.create({
  name: 'img',
  group: 'block',
  atom: true,
  addAttributes: () => attributesOf('img'),
  parseHTML: () => [{ tag: 'img' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/**
 * What the editor can write: only tags that the shop's rules allow. Tables and figures are kept, and their texts can be changed. A text
 * with other tags, such as `details`, is edited as HTML.
 */
export const extensions: Extensions = [
  StarterKit.configure({
    codeBlock: false,
    trailingNode: false,
    heading: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      // The API adds them to links to other sites.
      HTMLAttributes: { target: null, rel: null },
      protocols: ['mailto', 'tel'],
    },
  }),
  heading.configure({ levels: [2, 3, 4] }),
  ...(['small', 'sub', 'sup', 'mark', 'time', 'abbr'] as const).map(mark),
  picture,
  block('figure', 'img figcaption?', 'block'),
  block('figcaption', 'inline*'),
  block('table', 'caption? thead? tbody', 'block'),
  block('caption', 'inline*'),
  block('thead', 'tr+'),
  block('tbody', 'tr+'),
  block('tr', '(th | td)+'),
  block('th', 'paragraph+'),
  block('td', 'paragraph+'),
];
