import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const DIGITS = /^-?\d{1,15}$/;

const isInteger = (schema: unknown) => (schema as { type?: unknown }).type === 'integer';

/**
 * Query strings and paths are text only. Integers are parsed from plain digits only,
 * so that `1.5`, `0x10` or an empty value is refused.
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
 * Validates with TypeBox's compiled schemas. Bodies are taken as they are. A schema is compiled at its first request: a server has
 * hundreds, and would start later by all of them.
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
