import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

interface RouteSchema {
  readonly body?: { readonly $id?: string };
}

/** A body with a name becomes a reference to it, so that the document defines it once. */
function nameBody<Schema extends RouteSchema>(schema: Schema): Schema {
  return schema.body?.$id ? { ...schema, body: { $ref: `${schema.body.$id}#` } } : schema;
}

/** How the routes' schemas become an OpenAPI document. */
export const openApiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Vintage Craft',
      version: '1',
      description: 'Amounts are rupees unless a field says paise; failed answers are {status, message}.',
    },
  },
  refResolver: {
    buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`),
  },
  transform: ({ schema, url }) => ({ schema: schema ? nameBody(schema as RouteSchema) : {}, url }),
};
