import { classPrefixes, isOfUi } from '@shop/config/class-prefixes';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import selectorParser, { type Node as SelectorNode, type Selector } from 'postcss-selector-parser';

/** A selector that also matches elements outside of its remote, with its position in the style sheet. */
export interface GlobalSelector {
  readonly selector: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

type IsOwn = (name: string) => boolean;

const short = /^[a-z]{6}(?:[a-z\d]{1,2}|_.+)$/i;

/** Recognizes the generated names of classes and ids: those of the builds of this version, whose container is `globalName`, and of @shop/ui. */
export function ownNames(globalName: string): IsOwn {
  const prefixes = classPrefixes(globalName);
  return (name) =>
    name.startsWith(prefixes.readable) ||
    (name.startsWith(prefixes.short) && short.test(name)) ||
    isOfUi(name);
}

/** Whether a selector only matches elements with a name of the build, their descendants or their siblings. */
function isLimited(selector: Selector, isOwn: IsOwn): boolean {
  const limits = (node: SelectorNode): boolean => {
    if (node.type === 'class' || node.type === 'id') return isOwn(node.value);
    // `:is(.own, h1)` also matches any h1, and `:not(.own)` matches everything else.
    if (node.type !== 'pseudo' || node.value === ':not' || node.nodes.length === 0) return false;
    return node.nodes.every((inner) => isLimited(inner, isOwn));
  };
  return selector.nodes.some(limits);
}

const selectorsIn = (text: string): readonly Selector[] => selectorParser().astSync(text).nodes;

/** Whether a rule around this one limits what its nested selectors match. */
function isInside(rule: Container | undefined, isOwn: IsOwn): boolean {
  if (!rule || rule.type === 'root' || rule.type === 'document') return false;
  if (rule.type === 'rule') {
    const selectors = selectorsIn((rule as unknown as Rule).selector);
    if (selectors.every((selector) => isLimited(selector, isOwn))) return true;
  }
  const { name, params } = rule as unknown as AtRule;
  // The root of a scope: `@scope (.own) to (.limit)`.
  const [, root] = (name === 'scope' && /^\(((?:[^()]|\([^()]*\))+)\)/.exec(params)) || [];
  if (root && selectorsIn(root).every((selector) => isLimited(selector, isOwn))) return true;
  return isInside(rule.parent as Container | undefined, isOwn);
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name);

/**
 * The selectors of a style sheet that no class or id of the build limits, in the order of the sheet. `isOwn` decides on a name
 * without its dot or hash. Throws a CssSyntaxError with the position for a sheet that cannot be parsed.
 */
export function globalSelectors(css: string, isOwn: IsOwn): readonly GlobalSelector[] {
  const found: GlobalSelector[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (isKeyframe(rule) || isInside(rule.parent as Container | undefined, isOwn)) return;
    const { line = 1, column = 1 } = rule.source?.start ?? {};
    for (const selector of selectorsIn(rule.selector))
      if (!isLimited(selector, isOwn)) found.push({ selector: String(selector).trim(), line, column });
  });
  return found;
}

/** Paths of the style sheets in a build's folder that have global selectors, or that cannot be parsed. */
export async function globalStylesIn(browserDir: string, globalName: string): Promise<readonly string[]> {
  const isOwn = ownNames(globalName);
  const isGlobal = (css: string) => {
    try {
      return globalSelectors(css, isOwn).length > 0;
    } catch {
      return true;
    }
  };
  const files = await readdir(browserDir, { recursive: true });
  const sheets = files.filter((file) => file.endsWith('.css')).sort();
  const texts = await Promise.all(sheets.map((file) => readFile(path.join(browserDir, file), 'utf8')));
  return sheets
    .filter((_file, index) => isGlobal(texts[index] ?? ''))
    .map((file) => file.replaceAll('\\', '/'));
}
