import {
  type CallExpression,
  type Expression,
  type MemberExpression,
  type NewExpression,
  type Node,
  parse,
  type SpreadElement,
} from 'acorn';
import { simple } from 'acorn-walk';

/** A use of the browser that a remote declares in remote.json, with its position in a script. */
export interface BrowserUse {
  readonly kind: 'storage' | 'worker' | 'origin';
  /** The key, where `*` stands for a computed ending; the class of the worker; or the origin. */
  readonly name: string;
  /** From 1. */
  readonly line: number;
  /** From 0, as in source maps. */
  readonly column: number;
}

type Argument = Expression | SpreadElement | undefined;

/** The constant text of an expression; of a template, the text before its first value, followed by `*`. */
function textOf(node: Argument | Node): string | null {
  if (node === undefined) return null;
  const { type } = node;
  if (type === 'Literal') {
    const { value } = node as unknown as { readonly value: unknown };
    return typeof value === 'string' ? value : null;
  }
  if (type === 'TemplateLiteral') {
    const { quasis } = node as unknown as {
      readonly quasis: readonly { readonly value: { cooked?: string } }[];
    };
    const [first] = quasis;
    const text = first?.value.cooked ?? '';
    return quasis.length === 1 ? text : text && `${text}*`;
  }
  if (type === 'BinaryExpression') {
    const { left } = node as unknown as { readonly left: Node };
    const text = textOf(left);
    return text === null || text.endsWith('*') ? text : `${text}*`;
  }
  return null;
}

/** The last name of an expression: `localStorage` for `window.localStorage`; empty for a computed one. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return (node as unknown as { readonly name: string }).name;
  if (node.type !== 'MemberExpression') return '';
  const { property, computed } = node as MemberExpression;
  return computed ? (textOf(property) ?? '') : nameOf(property);
}

const storages = new Set(['localStorage', 'sessionStorage']);
const databases = new Set(['indexedDB', 'caches']);
const workers = new Set(['Worker', 'SharedWorker']);
const connections = new Set(['EventSource', 'WebSocket', 'WebTransport']);

/** The origin of an absolute URL; undefined for a URL of the shop, and for a computed one. */
function originOf(address: string | null): string | undefined {
  if (address === null || !/^(https?|wss?):\/\/[^*]+/i.test(address)) return undefined;
  try {
    const { protocol, host } = new URL(address.replace(/\*$/, ''));
    return `${protocol.replace(/^ws/, 'http')}//${host}`;
  } catch {
    return undefined;
  }
}

type Use = Pick<BrowserUse, 'kind' | 'name'>;

/** The use of a key; undefined for one that is computed. */
const storageUse = (name: string | null): Use | undefined => (name ? { kind: 'storage', name } : undefined);

/** What a call uses: the kind and the name; undefined for any other call. */
function useOfCall({ callee, arguments: [first, second] }: CallExpression): Use | undefined {
  const called = nameOf(callee);
  const holder = callee.type === 'MemberExpression' ? nameOf(callee.object) : '';
  if (storages.has(holder) && called === 'setItem') return storageUse(textOf(first));
  if (databases.has(holder) && called === 'open') return storageUse(textOf(first));
  const isFetch = called === 'fetch' || called === 'sendBeacon';
  const origin = isFetch ? originOf(textOf(first)) : called === 'open' ? originOf(textOf(second)) : undefined;
  return origin === undefined ? undefined : { kind: 'origin', name: origin };
}

function useOfNew({ callee, arguments: [first] }: NewExpression): Use | undefined {
  const name = nameOf(callee);
  if (workers.has(name)) return { kind: 'worker', name };
  const origin = connections.has(name) ? originOf(textOf(first)) : undefined;
  return origin === undefined ? undefined : { kind: 'origin', name: origin };
}

/**
 * The keys that a script writes, the workers that it starts and the other origins that it requests. Computed
 * keys and URLs are left out: the gate detects those. Throws a SyntaxError for a text that is not a script.
 */
export function browserUses(script: string): readonly BrowserUse[] {
  const found: BrowserUse[] = [];
  const add = (node: Node, use: Use | undefined) => {
    if (use) found.push({ ...use, line: node.loc?.start.line ?? 1, column: node.loc?.start.column ?? 0 });
  };
  const tree = parse(script, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    locations: true,
    allowHashBang: true,
  });
  simple(tree, {
    CallExpression: (node) => add(node, useOfCall(node)),
    NewExpression: (node) => add(node, useOfNew(node)),
    AssignmentExpression(node) {
      const { left } = node;
      if (left.type !== 'MemberExpression' || !storages.has(nameOf(left.object))) return;
      const { property, computed } = left;
      add(node, storageUse(computed ? textOf(property) : nameOf(property)));
    },
  });
  return found;
}
