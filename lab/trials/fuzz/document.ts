import path from 'node:path';
import { Compile } from 'typebox/schema';

export type Schema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

interface Content {
  readonly $ref?: string;
  readonly content?: { readonly 'application/json'?: { readonly schema?: Schema } };
}

interface OperationObject {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: Schema & { readonly responses?: Readonly<Record<string, Content>> };
}

/** An operation of the OpenAPI document. */
export interface Operation {
  readonly method: string;
  /** With `{name}` for each path parameter. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Null for a call without a body. */
  readonly body: Schema | null;
  /** Statuses with a described response: `200`, `4XX`. */
  readonly responses: readonly string[];
  /** The problem of a response with that status; null if there is none. */
  faultOf(status: number, body: unknown): string | null;
}

const schemaOf = (content: Content | undefined) => content?.content?.['application/json']?.schema;

function compileResponses(operation: OperationObject, components: OpenApiDocument['components']) {
  const responses = Object.entries(operation.responses).map(([status, content]) => {
    const schema = schemaOf(content.$ref ? components.responses?.[path.basename(content.$ref)] : content);
    // References are relative to the document's root, so each schema includes their targets.
    return [status, schema ? Compile({ ...schema, components }) : null] as const;
  });
  return new Map(responses);
}

/** A response without a body has no schema. */
const NO_CONTENT = 204;

/** Reads the operations of an OpenAPI document. */
export function readOperations(document: OpenApiDocument): readonly Operation[] {
  const { components } = document;
  return Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => {
      const responses = compileResponses(operation, components);
      const body = schemaOf(operation.requestBody);
      return {
        method: method.toUpperCase(),
        path: address,
        parameters: operation.parameters ?? [],
        body: body ? { ...body, components } : null,
        responses: [...responses].flatMap(([status, check]) =>
          check || status === String(NO_CONTENT) ? status : [],
        ),
        faultOf(status, response) {
          if (status === NO_CONTENT && responses.has(String(status)))
            return response === null ? null : 'the response has a body, although its status allows none';
          const check = responses.get(String(status)) ?? responses.get(`${String(status).charAt(0)}XX`);
          if (!check) return `the document does not describe a response with status ${status}`;
          const [fits, errors] = check.Errors(response);
          return fits
            ? null
            : `the response does not match its schema: ${JSON.stringify(errors.slice(0, 3))}`;
        },
      };
    }),
  );
}

/** Gets the document from a running server. */
export async function fetchOperations(origin: string, path = '/openapi.json'): Promise<readonly Operation[]> {
  const response = await fetch(`${origin}${path}`);
  return readOperations((await response.json()) as OpenApiDocument);
}
