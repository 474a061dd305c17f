import { SaxesParser } from 'saxes';

/** An element with its text or its elements. */
export interface FeedElement {
  readonly name: string;
  text: string;
  readonly elements: FeedElement[];
}

/** Parses XML. Throws for a document that is not well-formed, or whose namespaces are not declared. */
export function readXml(xml: string): FeedElement {
  const root: FeedElement = { name: '', text: '', elements: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const element: FeedElement = { name, text: '', elements: [] };
    open.at(-1)?.elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [document] = root.elements;
  if (!document) throw new Error('The document is empty.');
  return document;
}

/** The items of a feed. */
export const itemsOf = (xml: string): readonly FeedElement[] =>
  (readXml(xml).elements[0]?.elements ?? []).filter(({ name }) => name === 'item');

/** The texts of an item's attributes with a name, without its `g:`. */
export const textsOf = ({ elements }: FeedElement, name: string): readonly string[] =>
  elements.flatMap((element) => (element.name === `g:${name}` ? [element.text] : []));

/** The nested attributes of an attribute, such as `shipping`. */
export const nestedOf = ({ elements }: FeedElement, name: string): readonly Record<string, string>[] =>
  elements
    .filter((element) => element.name === `g:${name}`)
    .map((element) =>
      Object.fromEntries(element.elements.map((nested) => [nested.name.slice(2), nested.text])),
    );
