import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { TypedApp } from './app';

interface RouteSchema {
  readonly body?: { readonly $id?: string };
}

/** Replaces a named body with a reference, so that the document defines it once. */
function nameBody<Schema extends RouteSchema>(schema: Schema): Schema {
  return schema.body?.$id ? { ...schema, body: { $ref: `${schema.body.$id}#` } } : schema;
}

type Responses = Record<string, { readonly $ref: string } | object>;

/** The parts of a document that are used here. */
export interface SharedResponses {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, { responses?: Responses }>>>>;
  readonly components?: { readonly responses?: Responses };
}

/** Minimum number of uses for which an error response is defined once, as `Error404`, and referred to. */
const minUses = 3;

/** Defines the most common error response of each status once. */
export function shareFailures(document: SharedResponses): SharedResponses {
  const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path));
  const uses = new Map<string, { readonly status: string; readonly response: object; count: number }>();
  for (const { responses = {} } of operations) {
    for (const [status, response] of Object.entries(responses)) {
      if (!/^[45]/.test(status)) continue;
      const key = status + JSON.stringify(response);
      const known = uses.get(key) ?? { status, response, count: 0 };
      known.count += 1;
      uses.set(key, known);
    }
  }
  const shared = new Map<string, object>();
  for (const { status, response, count } of [...uses.values()].sort((one, other) => other.count - one.count))
    if (count >= minUses && !shared.has(status)) shared.set(status, response);
  const share = ([status, response]: [string, object]) => {
    const isShared = JSON.stringify(shared.get(status)) === JSON.stringify(response);
    return [status, isShared ? { $ref: `#/components/responses/Error${status}` } : response];
  };
  for (const operation of operations)
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses ?? {}).map(share),
    ) as Responses;
  const responses = Object.fromEntries([...shared].map(([status, response]) => [`Error${status}`, response]));
  return { ...document, components: { ...document.components, responses } };
}

/** The document's info, and its security schemes. */
export interface DocumentOptions {
  readonly title: string;
  readonly description: string;
  readonly securitySchemes?: NonNullable<
    NonNullable<FastifyDynamicSwaggerOptions['openapi']>['components']
  >['securitySchemes'];
}

/** Options of the OpenAPI document. */
function swaggerOptions({
  title,
  description,
  securitySchemes,
}: DocumentOptions): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1', description },
      ...(securitySchemes ? { components: { securitySchemes } } : {}),
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`),
    },
    transformObject: (given) =>
      'openapiObject' in given ? shareFailures(given.openapiObject as SharedResponses) : given.swaggerObject,
    transform: ({ schema, url }) => ({ schema: schema ? nameBody(schema as RouteSchema) : {}, url }),
  };
}

/** Collects the routes registered after it into an OpenAPI 3.1 document. */
export async function describeRoutes(app: TypedApp, options: DocumentOptions): Promise<void> {
  await app.register(swagger, swaggerOptions(options));
}

/** Serves the document of the instance's routes at each of these paths. */
export function openApiRoutes(app: TypedApp, paths: readonly string[]): void {
  let document: string | undefined;
  for (const path of paths) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      document ??= JSON.stringify(app.swagger());
      return reply.type('application/json').header('cache-control', 'public, no-cache').send(document);
    });
  }
}
