import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { TypedApp } from './typed-app';

interface RouteSchema {
  readonly body?: { readonly $id?: string };
}

/** A body with a name becomes a reference to it, so that the document defines it once. */
function nameBody<Schema extends RouteSchema>(schema: Schema): Schema {
  return schema.body?.$id ? { ...schema, body: { $ref: `${schema.body.$id}#` } } : schema;
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
