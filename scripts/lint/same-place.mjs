import { renderedBy } from './rendered.mjs';

/** The alternative elements of an expression. */
function elementsOf(node) {
  if (node?.type === 'JSXElement') return [node];
  if (node?.type !== 'ConditionalExpression') return [];
  return [...elementsOf(node.consequent), ...elementsOf(node.alternate)];
}

const isKeyed = ({ openingElement }) => openingElement.attributes.some(({ name }) => name?.name === 'key');

const isText = (child) => child !== undefined && child.rendered.includes('text');

/** The text of a child that is written as text. */
const textOf = ({ child }) => (child.type === 'JSXText' ? child.value.trim() : undefined);

function childrenOf(element, sourceCode) {
  return element.children
    .map((child) => ({ child, rendered: renderedBy(child, sourceCode) }))
    .filter(({ rendered }) => rendered.length > 0);
}

/**
 * Whether React would change, insert or remove a text node when it updates one element to the other. It reuses
 * elements of the same type in the same position; a single text is set as content, not as a node.
 */
function changesText(one, other, sourceCode) {
  const nameOf = ({ openingElement }) => sourceCode.getText(openingElement.name);
  if (nameOf(one) !== nameOf(other) || isKeyed(one) || isKeyed(other)) return false;
  const [before, after] = [one, other].map((element) => childrenOf(element, sourceCode));
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [was, is] = [before[index], after[index]];
    const isNode = (before.length > 1 && isText(was)) || (after.length > 1 && isText(is));
    if (isNode && !(isText(was) && isText(is) && textOf(was) === textOf(is))) return true;
    if (was?.child.type === 'JSXElement' && is?.child.type === 'JSXElement')
      if (changesText(was.child, is.child, sourceCode)) return true;
  }
  return false;
}

/** Reports each element that replaces another one in the same position and would change its text nodes. */
export function replacements(sourceCode, report) {
  /** The elements that each function around the current node returns. */
  const returned = [];
  const compare = (elements) => {
    elements.forEach((element, index) => {
      if (elements.slice(0, index).some((other) => changesText(other, element, sourceCode))) report(element);
    });
  };
  const enter = (node) => returned.push(elementsOf(node.body));
  const leave = () => compare(returned.pop() ?? []);
  return {
    ':function': enter,
    ':function:exit': leave,
    ReturnStatement: ({ argument }) => returned.at(-1)?.push(...elementsOf(argument)),
    'JSXExpressionContainer > ConditionalExpression': (node) => compare(elementsOf(node)),
  };
}
