import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../../server/build/packages';

/** A text that the code passes to `t`. */
export interface UsedText {
  readonly text: string;
  /** The file and line. */
  readonly place: string;
  /** Whether it is the label of a button. */
  readonly isButton: boolean;
}

export interface TextsOfCode {
  readonly used: readonly UsedText[];
  /** All strings in the code, which may be passed to `t` by a variable. */
  readonly strings: ReadonlySet<string>;
  /** Calls that cannot be translated. */
  readonly faults: readonly string[];
}

const isTest = /\.(test|stories)\.tsx?$|-fixture\.tsx?$/;

/** Source files below folders of the checkout, without tests. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file))
    .map((file) => path.join(folder, file));

/** The texts of an argument: literals, and both sides of a choice between them. */
function literalsOf(node: ts.Expression): ts.StringLiteralLike[] {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isBinaryExpression(node)) return [...literalsOf(node.left), ...literalsOf(node.right)];
  return [];
}

const buttons = new Set(['Button', 'ButtonLink']);

function isInButton(node: ts.Node): boolean {
  const { parent } = node;
  if (!parent || ts.isJsxAttribute(parent) || ts.isFunctionLike(parent)) return false;
  if (ts.isJsxElement(parent)) return buttons.has(parent.openingElement.tagName.getText());
  return isInButton(parent);
}

const isInFunction = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || (node.parent !== undefined && isInFunction(node.parent));

/** Reads the texts of the code below folders of the checkout. */
export function textsOf(folders: readonly string[]): TextsOfCode {
  const used: UsedText[] = [];
  const strings = new Set<string>();
  const faults: string[] = [];
  for (const file of folders.flatMap(sourcesIn)) {
    const source = ts.createSourceFile(
      file,
      readFileSync(path.join(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const placeOf = (node: ts.Node) =>
      `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) strings.add(node.text);
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't') {
        const [text] = node.arguments;
        if (text && ts.isTemplateExpression(text))
          faults.push(`${placeOf(node)} has values inside the text. Pass them as the second argument.`);
        if (!isInFunction(node))
          faults.push(`${placeOf(node)} is called when the module is loaded. Call it while rendering.`);
        const isButton = isInButton(node);
        for (const literal of text ? literalsOf(text) : [])
          used.push({ text: literal.text, place: placeOf(literal), isButton });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { used, strings, faults };
}
