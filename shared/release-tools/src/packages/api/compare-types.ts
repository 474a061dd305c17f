import ts from 'typescript';
import { readReports } from './public-types';

/** Differences between the public types of two versions of an entry. */
export interface TypeChanges {
  /** A line for each name that was removed or changed incompatibly. */
  readonly breaking: readonly string[];
  /** Names that are new or were extended. */
  readonly added: readonly string[];
}

/** The source text of a declaration. Reports number duplicate names, and two reports may number them differently. */
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

const containsName = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

/** Symbols of an entry by their names. */
type Declared = ReadonlyMap<string, ts.Symbol>;

/** Names of the schemas of requests; the others are responses. */
const sent = /(Request|Enquiry|Confirmation)$/;

/** The API's functions and schemas: consumers call and read them, but do not create them. */
const onlyRead = /^(ApiCalls|\w*Schemas)$/;

/** Whether consumers only read a type, like most schemas of the API: they still compile when it gets new members. */
function isOnlyRead(symbol: ts.Symbol, declared: Declared): boolean {
  const isSchema = (one: ts.Symbol) => /Schemas\[/.test(textOf(one)) && !sent.test(one.name);
  if (onlyRead.test(symbol.name) || isSchema(symbol)) return true;
  // A list that contains only schemas.
  const text = textOf(symbol);
  const named = [...declared.values()].filter((one) => one !== symbol && containsName(text, one.name));
  return !sent.test(symbol.name) && named.length > 0 && named.every(isSchema);
}

/** The type of a value; a number literal, such as an increasing version, may change. */
function valueType(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type {
  const type = checker.getTypeOfSymbol(symbol);
  return type.isNumberLiteral() ? checker.getBaseTypeOfLiteralType(type) : type;
}

/** Whether code written for the first type still compiles with the second, whether it reads or passes a value. */
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
    // Type arguments are unknown here, so generic types count as incompatible.
    if (!(after.flags & ts.SymbolFlags.Type) || isGeneric(before) || isGeneric(after)) return false;
    const [was, is] = [checker.getDeclaredTypeOfSymbol(before), checker.getDeclaredTypeOfSymbol(after)];
    if (!checker.isTypeAssignableTo(is, was)) return false;
    return isOnlyRead(after, declared) || checker.isTypeAssignableTo(was, is);
  }
  return true;
}

/**
 * Compares two reports of an entry. New optional parameters and members, wider constants and new fields in API
 * responses are compatible; anything else breaks existing code. `folder` is the package's folder.
 */
export function compareTypes(before: string, after: string, folder: string): TypeChanges {
  if (before === after) return { breaking: [], added: [] };
  const { checker, reports } = readReports([before, after], folder);
  const [was, is] = reports;
  if (!was || !is) throw new Error('Expected two reports.');
  const both = [...was.declared].flatMap(([name, symbol]) => {
    const now = is.declared.get(name);
    return now ? [{ name, symbol, now, isSame: textOf(now) === textOf(symbol) }] : [];
  });
  // A type that is not exported matters only through the exports that use it.
  const hidden = both.filter(({ name, isSame }) => !isSame && !was.exported.has(name));
  const broken = both.filter(({ name, symbol, now, isSame }) => {
    if (!was.exported.has(name) || !is.exported.has(name)) return false;
    if (isSame && isGeneric(now)) {
      const parts = hidden.filter((one) => containsName(textOf(now), one.name));
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
