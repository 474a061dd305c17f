import ts from 'typescript';

/** The declarations of a report, which is Markdown with one code block. */
const codeOf = (report: string) => /```ts\n([\s\S]*?)```/.exec(report)?.[1] ?? '';

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
  types: ['node'],
  noEmit: true,
};

/** A cache of TypeScript's and packages' files, for consecutive comparisons. */
const known = new Map<string, ts.SourceFile | undefined>();

/** A compiler host with in-memory files. */
function hostWith(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  return {
    ...host,
    fileExists: (file) => files.has(file) || fileExists(file),
    getSourceFile(file, languageVersion, onError) {
      const text = files.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, languageVersion);
      if (!known.has(file)) known.set(file, getSourceFile(file, languageVersion, onError));
      return known.get(file);
    },
  };
}

/** The declared names of one report, and those of them that are exported. */
export interface PublicTypes {
  readonly declared: ReadonlyMap<string, ts.Symbol>;
  readonly exported: ReadonlySet<string>;
}

export interface ReadReports {
  readonly checker: ts.TypeChecker;
  readonly reports: readonly PublicTypes[];
}

function namesOf(statement: ts.Statement): ts.DeclarationName[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? name : []));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return isNamed && statement.name ? [statement.name] : [];
}

/**
 * Reads reports as one program, so that their types can be compared. `folder` is the package's folder, from which
 * imports are resolved. Throws an Error for an unresolved import, as its types would be compatible with everything.
 */
export function readReports(reports: readonly string[], folder: string): ReadReports {
  const files = new Map(
    // Without an export, everything in a declaration file would count as exported.
    reports.map((report, at) => [`${folder}/report-${at}.d.ts`, `${codeOf(report)}\nexport {};\n`]),
  );
  const program = ts.createProgram([...files.keys()], options, hostWith(files));
  const checker = program.getTypeChecker();
  const read = [...files.keys()].map((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!source || !module) throw new Error(`${file} is not a module`);
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      if (!checker.getSymbolAtLocation(statement.moduleSpecifier)) {
        throw new Error(
          `A report imports ${statement.moduleSpecifier.getText(source)}, which is not installed.`,
        );
      }
    }
    const symbols = source.statements.flatMap(namesOf).flatMap((name) => {
      const symbol = checker.getSymbolAtLocation(name);
      return symbol ? ([[symbol.name, symbol]] as const) : [];
    });
    return {
      declared: new Map(symbols),
      exported: new Set(checker.getExportsOfModule(module).map(({ name }) => name)),
    };
  });
  return { checker, reports: read };
}
