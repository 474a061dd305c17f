import { declaredTypeOf, returnTypeOf } from './declared-types.mjs';

/**
 * What a JSX child can render, as far as its file shows:
 * - `text`: a text node that never changes
 * - `changing-text`: a text node whose text can change
 * - `nodes`: what a caller passed, which can be text
 * - `element`: an element, or a component
 * - `comes-and-goes`: an element that is rendered conditionally
 * @typedef {'text' | 'changing-text' | 'nodes' | 'element' | 'comes-and-goes'} Rendered
 */

/** @type {readonly Rendered[]} */
const nothing = [];

/** The variable of an identifier, in the scopes around it. */
function variableOf(identifier, sourceCode) {
  for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
    const found = scope.set.get(identifier.name);
    if (found) return found;
  }
  return undefined;
}

/** What a value of a named type renders, such as a prop that is declared as ReactNode. */
function renderedByType(typeName, name) {
  if (/^(ReactElement|Element)$/.test(typeName)) return ['element'];
  return name === 'children' || typeName === 'ReactNode' ? ['nodes'] : ['changing-text'];
}

function renderedByIdentifier(identifier, sourceCode) {
  const { name } = identifier;
  if (name === 'undefined') return nothing;
  const variable = variableOf(identifier, sourceCode);
  const [definition] = variable?.defs ?? [];
  if (!definition) return ['changing-text'];
  const { id, init } = definition.node;
  if (definition.type === 'Variable' && id.type === 'Identifier' && init) {
    const rendered = renderedBy(init, sourceCode);
    if (!rendered.includes('changing-text')) return rendered;
  }
  // Values that a module imports or defines once do not change.
  if (['module', 'global'].includes(variable.scope.type)) return ['text'];
  return renderedByType(declaredTypeOf(definition, sourceCode), name);
}

function renderedByCall({ callee, arguments: [...values] }, sourceCode) {
  const callback = values.find(({ type }) => type === 'ArrowFunctionExpression');
  if (callback) {
    const { body } = callback;
    const results =
      body.type === 'BlockStatement'
        ? body.body.filter(({ type, argument }) => type === 'ReturnStatement' && argument)
        : [{ argument: body }];
    const rendered = results.flatMap(({ argument }) => renderedBy(argument, sourceCode));
    if (rendered.length > 0 && !rendered.some((kind) => kind.endsWith('text'))) return ['comes-and-goes'];
  }
  if (callee.type !== 'Identifier') return ['changing-text'];
  // A message without values: the language of a page does not change.
  if (callee.name === 't' && values.length === 1 && values[0].type === 'Literal') return ['text'];
  // A portal renders outside of its parent.
  if (callee.name === 'createPortal') return nothing;
  const [definition] = variableOf(callee, sourceCode)?.defs ?? [];
  return renderedByType(definition && returnTypeOf(definition, sourceCode), callee.name);
}

/** The branches of a condition that can be rendered. */
function branchesOf(node) {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate];
  return node.operator === '&&' ? [node.right] : [node.left, node.right];
}

/**
 * What a child of JSX renders, or an expression in it.
 * @returns {readonly Rendered[]}
 */
export function renderedBy(node, sourceCode) {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'JSXEmptyExpression':
      return nothing;
    case 'JSXExpressionContainer':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return renderedBy(node.expression, sourceCode);
    case 'JSXText':
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '')
        ? ['text']
        : nothing;
    case 'TemplateLiteral':
      return [node.expressions.length > 0 ? 'changing-text' : 'text'];
    case 'ConditionalExpression':
    case 'LogicalExpression': {
      const rendered = branchesOf(node).flatMap((branch) => renderedBy(branch, sourceCode));
      return rendered.some((kind) => kind.endsWith('text'))
        ? ['changing-text']
        : [...rendered, 'comes-and-goes'];
    }
    case 'CallExpression':
      return renderedByCall(node, sourceCode);
    case 'Identifier':
      return renderedByIdentifier(node, sourceCode);
    case 'MemberExpression':
      return node.computed ? ['changing-text'] : renderedByMember(node, sourceCode);
    default:
      return ['changing-text'];
  }
}

/** A property of a value that a module imports or defines once does not change either. */
function renderedByMember({ object }, sourceCode) {
  const isFixed =
    object.type === 'Identifier'
      ? renderedByIdentifier(object, sourceCode).join() === 'text'
      : object.type === 'MemberExpression' && renderedByMember(object, sourceCode).join() === 'text';
  return [isFixed ? 'text' : 'changing-text'];
}
