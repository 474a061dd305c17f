import path from 'node:path';
import ts from 'typescript';

/** The role of a text for its readers. */
export type TextKind =
  | 'name'
  | 'comment'
  | 'ui'
  | 'cli'
  | 'message'
  | 'description'
  | 'title'
  | 'style'
  | 'doc'
  | 'commit';

/** A text that is written for people. */
export interface Text {
  readonly kind: TextKind;
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

type Part = Omit<Text, 'file' | 'line'> & { readonly at: number };

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*(?:\n[ \t]*\/\/.*)*/gm;
/** A database query, whose words are keywords. */
const query =
  /^\s*(select\b[\s\S]* from |insert into |update \S+\s+set |delete from |create (or replace|table|unique|index|trigger|function|role|database) |alter (table|role|database) |drop (table|index|trigger|role|database) |with \w+ as|(left |inner )?join \w+ |where \S+ [=<>]|order by \S+$)/i;
/** A single word in code is not prose, unless an attribute shows it. */
const oneWord = /^[\w.:/*-]*$/;
const attributes =
  /^(title|label|placeholder|alt|caption|heading|hint|lead|legend|empty|emptyHint|confirm|aria-label|ariaLabel|summary)$/;
const descriptions = /^(doc|summary|description|help|hint)$/;
const errors = /(Error|Exception)$/;
const titled = /^(it|test|describe|step)$/;

/** Folders whose strings are shown on a screen or printed by a command; elsewhere a string is a message. */
const shown: readonly (readonly [RegExp, TextKind])[] = [
  [/^(office|mfe-[a-z]+|shell\/app|shared\/ui|registry\/src\/console)\//, 'ui'],
  [/^(shared\/packer\/src\/commands|shared\/release-tools|server\/build|scripts|lab)\//, 'cli'],
];

/** The words of a name in lower case: `saveLastSeen` and `save-last-seen.ts` begin with save, last and seen. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}

const oneLine = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');

/** The name that a node declares, if any: of a variable, type, parameter, member or key. */
function declaredName(node: ts.Node): ts.Identifier | undefined {
  const { name } = node as { readonly name?: ts.Node };
  if (!name || !ts.isIdentifier(name)) return undefined;
  const names = ts.isDeclarationStatement(node) || ts.isVariableDeclaration(node) || ts.isParameter(node);
  const isReference = ts.isShorthandPropertyAssignment(node) || ts.isImportDeclaration(node);
  return names || (!isReference && (ts.isClassElement(node) || ts.isTypeElement(node) || isKey(node)))
    ? name
    : undefined;
}

const isKey = (node: ts.Node) => ts.isPropertyAssignment(node) || ts.isBindingElement(node);

/** The name of the called function; of `it.each(…)(…)` the first: `it`. */
function calledName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calledName(node.expression);
  return ts.isTaggedTemplateExpression(node) ? calledName(node.tag) : '';
}

/** The kind of a string, from the code around it; undefined if people do not read it. */
function kindOfString(node: ts.Node, file: string): TextKind | undefined {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent))
    return undefined;
  if (ts.isTaggedTemplateExpression(parent) && calledName(parent.tag) === 'sql') return undefined;
  if (ts.isJsxAttribute(parent)) return attributes.test(parent.name.getText()) ? 'ui' : undefined;
  if (ts.isCallExpression(parent) && parent.arguments[0] === node && titled.test(calledName(parent)))
    return 'title';
  if (ts.isNewExpression(parent) && errors.test(parent.expression.getText())) return 'message';
  if (ts.isPropertyAssignment(parent) && descriptions.test(parent.name.getText())) return 'description';
  return shown.find(([folder]) => folder.test(file))?.[1] ?? 'message';
}

/** A string without quotes and escapes; template expressions become X. */
function textOfString(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('X');
}

/** The texts in a module of TypeScript or JavaScript: names it declares, comments, strings for people and text of JSX. */
function partsOfCode(file: string, source: string): readonly Part[] {
  const kind = /\.tsx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const parts: Part[] = [];
  let code = '';
  let after = 0;

  /** Removes a literal from the code in which comments are searched. */
  const blank = (node: ts.Node) => {
    const start = node.getStart(tree);
    code += source.slice(after, start) + ' '.repeat(node.end - start);
    after = node.end;
  };

  const visit = (node: ts.Node) => {
    const name = declaredName(node);
    if (name) parts.push({ kind: 'name', at: name.pos, text: wordsOf(name.text).join(' ') });
    const text = textOfString(node);
    if (text !== undefined && !query.test(text)) {
      const read = kindOfString(node, file);
      if (read && (ts.isJsxAttribute(node.parent) || !oneWord.test(text)))
        parts.push({ kind: read, at: node.getStart(tree), text });
    }
    if (ts.isJsxText(node)) {
      if (!node.containsOnlyTriviaWhiteSpaces)
        parts.push({ kind: 'ui', at: node.pos + node.text.search(/\S/), text: node.text });
      blank(node);
    } else if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node)) blank(node);
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  code += source.slice(after);
  for (const match of code.matchAll(comments))
    parts.push({ kind: 'comment', at: match.index, text: match[0] });
  return parts;
}

/** The prose of a Markdown document, by paragraph: without code, URLs and HTML comments. */
function partsOfMarkdown(source: string): readonly Part[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const prose = source
    .replace(/^(```+|~~~+)[\s\S]*?^\1/gm, blank)
    .replace(/`[^`\n]*`/g, (code) => 'X'.repeat(code.length))
    .replace(/(?<=\])\([^)\s]*\)/g, blank)
    .replace(/<!--[\s\S]*?-->/g, blank);
  return [...prose.matchAll(/(?:^(?=.*\S).*\n?)+/gm)].map(({ 0: text, index }) => ({
    kind: 'doc',
    at: index,
    text,
  }));
}

/** The texts in a file, by its extension: code, Markdown, or only comments in style sheets and other files. */
export function textsOf(file: string, source: string): readonly Text[] {
  const name = wordsOf(path.basename(file).replace(/\..*/, '')).join(' ');
  const parts = /\.(ts|tsx|mjs|js)$/.test(file)
    ? [{ kind: 'name' as const, at: 0, text: name }, ...partsOfCode(file, source)]
    : file.endsWith('.md')
      ? partsOfMarkdown(source)
      : [
          ...source.matchAll(/\.css$/.test(file) ? /\/\*[\s\S]*?\*\//g : /(?<=^|\s)#.*(?:\n[ \t]*#.*)*/gm),
        ].map((match): Part => ({ kind: 'comment', at: match.index, text: match[0] }));
  let line = 1;
  let after = 0;
  return [...parts]
    .sort((a, b) => a.at - b.at)
    .map(({ kind, at, text }) => {
      line += source.slice(after, at).split('\n').length - 1;
      after = at;
      return { kind, file, line, text: oneLine(text).trim() };
    });
}
