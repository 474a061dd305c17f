import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import path from 'node:path';
import { Compile } from 'typebox/schema';

interface Described {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Readonly<Record<string, unknown>> }>>;
}

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Described>> }>>>
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly responses: Readonly<Record<string, Described>>;
  };
}

/** Body errors that are described once for all routes: too large, or an unsupported type. */
const anyBody = [413, 415];

/** The document's schema of a response; undefined for an unknown status. */
function describedIn(document: Document, { method, routeOptions }: FastifyRequest, status: number) {
  const route = (routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}').replace('*', '{*}');
  const responses = document.paths[route]?.[method.toLowerCase()]?.responses;
  const family = status >= 500 || anyBody.includes(status) ? `${Math.floor(status / 100)}XX` : '';
  const described = responses?.[status] ?? responses?.[family];
  return described?.$ref ? document.components.responses[path.basename(described.$ref)] : described;
}

type Check = ReturnType<typeof Compile>;

/** Compiled once for all registries of a suite, as compiling is slow. */
let known: Promise<Document> | undefined;
const checks = new Map<object, Check>();

/** A schema with its references inlined: resolving them takes most of the time of a check. */
function withoutReferences(schema: unknown, { components }: Pick<Document, 'components'>): unknown {
  return JSON.parse(JSON.stringify(schema), (_key, value: { readonly $ref?: string } | null) => {
    const name = /^#\/components\/schemas\/(.*)$/.exec(value?.$ref ?? '')?.[1];
    return name === undefined ? value : withoutReferences(components.schemas[name], { components });
  });
}

function checkOf(schema: object, document: Document): Check {
  const check = checks.get(schema) ?? Compile(withoutReferences(schema, document) as object);
  checks.set(schema, check);
  return check;
}

/**
 * Validates every JSON response of a registry against its OpenAPI document; a mismatch fails the call with 500 and prints
 * the reason on standard error. Call it before the registry's plugin is registered.
 */
export function checkResponses(app: FastifyInstance): void {
  const faultOf = async (request: FastifyRequest, { statusCode }: FastifyReply, payload: string) => {
    known ??= app.inject('/registry/v1/openapi.json').then((response) => response.json<Document>());
    const document = await known;
    const described = describedIn(document, request, statusCode);
    if (!described) return 'is not in the document';
    const schema = described.content?.['application/json']?.schema;
    if (!schema) return 'has a body that is not in the document';
    const check = checkOf(schema, document);
    const body: unknown = JSON.parse(payload);
    return check.Check(body) ? null : JSON.stringify(check.Errors(body)[1].slice(0, 3));
  };

  app.addHook('onSend', async (request, reply, payload) => {
    const { url, is404 } = { url: request.routeOptions.url, is404: request.is404 };
    if (is404 || !url?.startsWith('/re') || url.endsWith('openapi.json') || typeof payload !== 'string')
      return;
    const fault = await faultOf(request, reply, payload);
    if (fault === null) return;
    const text = `${request.method} ${url} ${reply.statusCode} ${fault}: ${payload.slice(0, 300)}`;
    process.stderr.write(`${text}\n`);
    throw new Error(text);
  });
}
