import { renderedBy } from './rendered.mjs';
import { replacements } from './same-place.mjs';

/**
 * Rules for pages that a browser translates. A translator replaces each text node, and the text of each option, by
 * `<font><font>…</font></font>`. React then changes, removes or inserts before nodes that are no longer on the page.
 */

/** Without a value an option's value is its text, which a translator changes. */
const optionValue = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'Give the option a value: a translated page changes its text.' },
  },
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.name !== 'option') return;
      const isGiven = node.attributes.some(
        ({ type, name }) => type === 'JSXSpreadAttribute' || name.name === 'value',
      );
      if (!isGiven) context.report({ node, messageId: 'missing' });
    },
  }),
};

/** Whether an expression is a text for the page, and not an element or a function's result. */
function isWrittenText({ type, value, consequent, alternate }) {
  if (type === 'ConditionalExpression') return isWrittenText(consequent) || isWrittenText(alternate);
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
}

/** @type {Partial<Record<import('./rendered.mjs').Rendered, string>>} */
const messageOf = { 'changing-text': 'changing', text: 'beside', nodes: 'nodes' };

/** Text alone in its element is set as the element's content; any other text is a node that React keeps. */
const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changing:
        'Wrap this text in an element, or use one template literal: on a translated page it would never change.',
      beside:
        'Wrap this text in an element: on a translated page React cannot insert or remove its siblings.',
      nodes:
        'Wrap these nodes in an element, or type them as ReactElement: on a translated page React cannot insert next to text.',
      fragment:
        'Wrap this text in an element: on a translated page React cannot remove the text of a fragment.',
      returned:
        'Return an element around this text: on a translated page React can neither change nor remove the text of a component.',
      replaces:
        'Give this element and the one that it replaces different keys: on a translated page React cannot change text next to other nodes.',
    },
  },
  create(context) {
    const childrenOf = (node) =>
      node.children
        .map((child) => ({ child, rendered: renderedBy(child, context.sourceCode) }))
        .filter(({ rendered }) => rendered.length > 0);
    return {
      ...replacements(context.sourceCode, (node) => context.report({ node, messageId: 'replaces' })),
      'FunctionDeclaration[id.name=/^[A-Z]/] > BlockStatement > ReturnStatement, FunctionDeclaration[id.name=/^[A-Z]/] > BlockStatement > IfStatement > ReturnStatement'({
        argument,
      }) {
        if (argument && isWrittenText(argument)) context.report({ node: argument, messageId: 'returned' });
      },
      JSXElement(node) {
        const children = childrenOf(node);
        if (children.length < 2) return;
        for (const { child, rendered } of children) {
          const isBesideOther = children.some(
            (other) => other.child !== child && other.rendered.includes('comes-and-goes'),
          );
          const kind = rendered.find((one) => one in messageOf);
          if (kind === 'changing-text' || (kind && isBesideOther))
            context.report({ node: child, messageId: messageOf[kind] });
        }
      },
      JSXFragment(node) {
        for (const { child, rendered } of childrenOf(node))
          if (rendered.some((kind) => kind.endsWith('text')))
            context.report({ node: child, messageId: 'fragment' });
      },
    };
  },
};

/** ESLint's plugin with both rules. */
export const translatable = { rules: { 'option-value': optionValue, 'text-alone': textAlone } };
