import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifySchemaValidationError,
  RawServerDefault,
} from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const displayName = Symbol.for('fastify.display-name');

/**
 * Gives a plugin the name that `printPlugins()` and messages show. For a plugin without a name, Fastify searches all
 * loaded modules at each registration.
 */
export function named<Plugin extends (...parameters: never[]) => unknown>(
  name: string,
  plugin: Plugin,
): Plugin {
  // The first is for the plugin tree, the second for messages.
  Object.defineProperty(plugin, 'name', { value: name });
  return Object.assign(plugin, { [displayName]: name });
}

/** Fastify with request and response types from each route's schemas. */
export type TypedApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The same instance, typed by its routes' schemas. */
export const typedApp = (app: FastifyInstance): TypedApp => app.withTypeProvider<TypeBoxTypeProvider>();

const DIGITS = /^-?\d{1,15}$/;

const isInteger = (schema: unknown) => (schema as { type?: unknown }).type === 'integer';

/**
 * Query strings and paths contain only text. Integers are parsed from plain digits, so that `1.5`, `0x10` and an
 * empty value are refused.
 */
function withNumbers(schema: TSchema, value: unknown): unknown {
  const { properties = {} } = schema as { properties?: Record<string, unknown> };
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, text]) => {
      const wanted = typeof text === 'string' && isInteger(properties[name] ?? {}) && DIGITS.test(text);
      return [name, wanted ? Number(text) : text];
    }),
  );
}

/**
 * Validates with TypeBox's compiled schemas. Bodies are not coerced. A schema is compiled at its first request, as
 * compiling hundreds of them would delay the start of a server.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let compiled: Validator | undefined;
  return (value: unknown) => {
    const check = (compiled ??= Compile(schema));
    const candidate = httpPart === 'body' ? value : withNumbers(schema, value);
    if (check.Check(candidate)) return { value: candidate };
    const error: FastifySchemaValidationError[] = check.Errors(candidate);
    return { error };
  };
};
