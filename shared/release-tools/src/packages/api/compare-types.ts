import ts from 'typescript';
import { readReports } from './public-types';

/** What became of the public types of an entry. */
export interface TypeChanges {
  /** A line for each name that is gone, or that no longer does what it did. */
  readonly breaking: readonly string[];
  /** Names that are new, or do more than before. */
  readonly added: readonly string[];
}

/** A declaration as it stands. A report numbers names that occur twice, and two reports may number them differently. */
const textOf = ({ declarations = [] }: ts.Symbol) =>
  declarations
    .map((declaration) => declaration.getText())
    .join('\n')
    .replaceAll(/\b(Api|Registry)?Schemas(_\d+)?\b/g, 'Schemas');

const isGeneric = ({ declarations = [] }: ts.Symbol) =>
  declarations.some(
    (declaration) =>
      (ts.isInterfaceDeclaration(declaration) ||
        ts.isTypeAliasDeclaration(declaration) ||
        ts.isClassDeclaration(declaration)) &&
      declaration.typeParameters !== undefined,
  );

/** Whether the name is in a text. */
const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

/** Symbols of an entry by their names. */
type Declared = ReadonlyMap<string, ts.Symbol>;

/** What the API is sent, by name: the other schemas are what it gives back. */
const sent = /(Request|Enquiry|Confirmation)$/;

/** The API as functions, and all schemas: consumers call and read them, but do not make them. */
const onlyRead = /^(ApiCalls|\w*Schemas)$/;

/** Whether consumers only read a type, as they do most schemas of the API: they still compile when it contains more than before. */
function isOnlyRead(symbol: ts.Symbol, declared: Declared): boolean {
  const isSchema = (one: ts.Symbol) => /Schemas\[/.test(textOf(one)) && !sent.test(one.name);
  if (onlyRead.test(symbol.name) || isSchema(symbol)) return true;
  // A list of schemas, and of nothing else.
  const text = textOf(symbol);
  const named = [...declared.values()].filter((one) => one !== symbol && names(text, one.name));
  return !sent.test(symbol.name) && named.length > 0 && named.every(isSchema);
}

/** The type of a value; a number that stands alone, such as a version that counts up, may become another. */
function valueType(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type {
  const type = checker.getTypeOfSymbol(symbol);
  return type.isNumberLiteral() ? checker.getBaseTypeOfLiteralType(type) : type;
}

/** Whether code written for the one type still compiles with the other: what it is given, and what it gives. */
function stillFits(
  checker: ts.TypeChecker,
  before: ts.Symbol,
  after: ts.Symbol,
  declared: Declared,
): boolean {
  if (before.flags & ts.SymbolFlags.Value) {
    if (!(after.flags & ts.SymbolFlags.Value)) return false;
    const [was, is] = [valueType(checker, before), valueType(checker, after)];
    if (!checker.isTypeAssignableTo(is, was)) return false;
  }
  if (before.flags & ts.SymbolFlags.Type) {
    // Which types a parameter will stand for cannot be tried.
    if (!(after.flags & ts.SymbolFlags.Type) || isGeneric(before) || isGeneric(after)) return false;
    const [was, is] = [checker.getDeclaredTypeOfSymbol(before), checker.getDeclaredTypeOfSymbol(after)];
    if (!checker.isTypeAssignableTo(is, was)) return false;
    return isOnlyRead(after, declared) || checker.isTypeAssignableTo(was, is);
  }
  return true;
}

/**
 * Compares two reports of an entry. A function may take more, a constant may be more, a type may get members that are optional, and what the
 * API gives back may have more; anything else breaks code that was written before. `folder` is the package's.
 */
export function compareTypes(before: string, after: string, folder: string): TypeChanges {
  if (before === after) return { breaking: [], added: [] };
  const { checker, reports } = readReports([before, after], folder);
  const [was, is] = reports;
  if (!was || !is) throw new Error('Two reports were to be read.');
  const both = [...was.declared].flatMap(([name, symbol]) => {
    const now = is.declared.get(name);
    return now ? [{ name, symbol, now, isSame: textOf(now) === textOf(symbol) }] : [];
  });
  // What is not exported counts by what it does to the exports that are made of it.
  const hidden = both.filter(({ name, isSame }) => !isSame && !was.exported.has(name));
  const broken = both.filter(({ name, symbol, now, isSame }) => {
    if (!was.exported.has(name) || !is.exported.has(name)) return false;
    if (isSame && isGeneric(now)) {
      const parts = hidden.filter((one) => names(textOf(now), one.name));
      return parts.some((one) => !stillFits(checker, one.symbol, one.now, is.declared));
    }
    return (!isSame || hidden.length > 0) && !stillFits(checker, symbol, now, is.declared);
  });
  return {
    breaking: [
      ...[...was.exported].filter((name) => !is.exported.has(name)).map((name) => `${name} was removed`),
      ...broken.map(({ name }) => `${name} changed`),
    ],
    added: [
      ...[...is.exported].filter((name) => !was.exported.has(name)),
      ...both.filter((one) => !one.isSame && !broken.includes(one)).map(({ name }) => name),
    ],
  };
}
