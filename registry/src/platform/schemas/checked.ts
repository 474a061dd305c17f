import { RegistryError } from '@shop/protocol';
import { faultFinder, faultsOf, refusalOfFaults, type SchemaError } from '@shop/protocol/schemas';
import type { FastifySchemaCompiler } from 'fastify';
import { Readable } from 'node:stream';
import { isStorableValue, validatorCompiler } from '@shop/server-kit';
import type { Static, TSchema } from 'typebox';

/** Creates a function that validates a value and returns it typed. The function throws for an invalid value. */
export function checked<Schema extends TSchema>(schema: Schema): (value: unknown) => Static<Schema> {
  const find = faultFinder(schema);
  return (value) => {
    const faults = find(value);
    if (faults.length > 0) throw refusalOfFaults(faults);
    return value as Static<Schema>;
  };
}

const notStorable = () =>
  new RegistryError(
    400,
    'A text contains a character that cannot be stored (NUL or a lone surrogate). Remove it.',
  );

/** Validates requests like the shop's API, with messages for callers of the registry. */
export const requestValidator: FastifySchemaCompiler<TSchema> = (part) => {
  const validate = validatorCompiler(part);
  return (value: unknown) => {
    // A raw body is a stream, not a JSON value.
    if (!(value instanceof Readable) && !isStorableValue(value)) return { error: notStorable() };
    const { error, value: valid } = validate(value) as { error?: readonly SchemaError[]; value?: unknown };
    return error ? { error: refusalOfFaults(faultsOf(part.schema, value, error)) } : { value: valid };
  };
};
