import openapiTS from 'openapi-typescript';
import ts from 'typescript';

const { factory } = ts;

function print(node: ts.Node, options: ts.PrinterOptions = {}): string {
  const file = ts.createSourceFile('types.ts', '', ts.ScriptTarget.ESNext);
  return ts.createPrinter(options).printNode(ts.EmitHint.Unspecified, node, file);
}

type ObjectType = ts.TypeNode | ts.InterfaceDeclaration;

/** Members of an object type by name, without optional ones of type never. */
function membersOf(type: ObjectType | undefined): ReadonlyMap<string, ts.PropertySignature> {
  if (!type || !(ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type))) return new Map();
  const members = type.members
    .filter(ts.isPropertySignature)
    .filter((member) => member.type?.kind !== ts.SyntaxKind.NeverKeyword);
  return new Map(
    members.map((member) => [ts.isComputedPropertyName(member.name) ? '' : member.name.text, member]),
  );
}

/** The type at a path of member names. */
function typeAt(type: ObjectType | undefined, ...names: readonly string[]): ts.TypeNode | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return type && ts.isTypeNode(type) ? type : undefined;
  return typeAt(membersOf(type).get(name)?.type, ...rest);
}

const jsonOf = (type: ObjectType | undefined) => typeAt(type, 'content', 'application/json');

/** Comments on one line, without tags that repeat the type. */
const withShortComments = (code: string) =>
  code.replaceAll(/^ *\/\*\*([\s\S]*?)\*\/\n/gm, (_, comment: string) => {
    const lines = comment
      .split('\n')
      .map((line) => line.replace(/^[ *]*(@description )?/, '').trim())
      .map((line) => line.replace(/^Format: date-time$/, 'ISO 8601.'));
    const text = lines.filter((line) => line !== '' && !/^@(enum|constant)\b/.test(line)).join(' ');
    return text && `/** ${text} */\n`;
  });

/** A type on one line, without comments. */
const lineOf = (type: ts.TypeNode) => print(type, { removeComments: true }).replaceAll(/\s*\n\s*/g, ' ');

/** An operation as a function from the parts of its request to the JSON of its response. */
function callType(operation: ts.TypeNode): string {
  const { path, query } = Object.fromEntries(membersOf(typeAt(operation, 'parameters')));
  const sent = membersOf(operation).get('requestBody');
  const body =
    sent && factory.createPropertySignature(sent.modifiers, 'body', sent.questionToken, jsonOf(sent.type));
  const parts = [path, query, body].filter((part) => part !== undefined);
  const response = jsonOf(typeAt(operation, 'responses', '200'));
  const request = parts.length > 0 ? lineOf(factory.createTypeLiteralNode(parts)) : 'unknown';
  return `(request: ${request}) => ${response ? lineOf(response) : 'never'}`;
}

/** The operations of a method, by their paths below `base`. */
function callsOf(paths: ObjectType, method: string, base: string): string {
  const calls = [...membersOf(paths)].flatMap(([address, { type }]) => {
    const operation = typeAt(type, method);
    if (!operation || !address.startsWith(base)) return [];
    return `readonly '${address.slice(base.length)}': ${callType(operation)};`;
  });
  return `readonly ${method}: {\n${calls.join('\n')}\n};`;
}

/** TypeScript types of an OpenAPI document. */
export interface OpenApiTypes {
  /** An interface with a member for each schema. */
  readonly schemas: string;
  /** The operations of a method below a path, such as `/api/v1`, as a member of an interface. */
  readonly calls: (method: string, base: string) => string;
}

/** Types of a document whose schemas become the interface `name`. Throws an Error when the document is not valid. */
export async function readOpenApi(document: string, name: string): Promise<OpenApiTypes> {
  const nodes = await openapiTS(document, {
    immutable: true,
    alphabetize: true,
    defaultNonNullable: false,
  });
  const [paths, components] = ['paths', 'components'].map((root) =>
    nodes.filter(ts.isInterfaceDeclaration).find((node) => node.name.text === root),
  );
  const named = (code: string) => code.replaceAll('components["schemas"]', name);
  const schemas = typeAt(components, 'schemas');
  if (!paths || !schemas) throw new Error('The OpenAPI document has no paths or no schemas.');
  return {
    schemas: `export interface ${name} ${withShortComments(named(print(schemas)))}`,
    calls: (method, base) => named(callsOf(paths, method, base)),
  };
}
