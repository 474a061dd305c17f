import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { RegistryError } from '../errors';

/** The error for an invalid value. `{value}` in the message is the value itself. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

const keyword = 'x-refusal';

/** Sets the status and message for invalid values of a schema, by keyword, `*` for the others. */
export const refusals = (byKeyword: Readonly<Record<string, Refusal>>) => ({ [keyword]: byKeyword });

/** Sets the message for invalid values of a schema. Without it, the status is 400 and the message is generated from the schema. */
export const refusal = (message: string, status = 422) => refusals({ '*': { status, message } });

/** A validation error of TypeBox. */
export interface SchemaError {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: object;
}

/** An error in a value: its path and message. */
export interface Fault {
  /** For example, `files[0].path`; empty for the whole value. */
  readonly field: string;
  readonly message: string;
  /** From the schema's `refusal`; absent for a generated message. */
  readonly status?: number;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const stepsOf = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The schema of an error, and the refusal that applies to it. The refusal of a named property does not apply to others. */
function schemaAt(schema: unknown, steps: readonly string[]): { schema: Node; refusal: Node | undefined } {
  let [at, refusal, named] = [schema, isNode(schema) ? schema[keyword] : undefined, false];
  for (const step of steps) {
    at = isNode(at) ? at[step] : undefined;
    const own = isNode(at) ? at[keyword] : undefined;
    if (named || own !== undefined) refusal = own;
    named = !named && step === 'properties';
  }
  return { schema: isNode(at) ? at : {}, refusal: isNode(refusal) ? refusal : undefined };
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((at, step) => (isNode(at) ? at[step] : undefined), value);
}

/** A value for a message, shortened. */
const shown = (value: unknown) => String(value).slice(0, 100);

const fieldName = (steps: readonly string[]) =>
  steps.reduce(
    (name, step) => (/^\d+$/.test(step) ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    '',
  );

const range = ({ minimum, maximum }: Node) => {
  if (minimum !== undefined && maximum !== undefined) return ` from ${String(minimum)} to ${String(maximum)}`;
  if (minimum !== undefined) return ` from ${String(minimum)} up`;
  return maximum === undefined ? '' : ` up to ${String(maximum)}`;
};

/** Describes the value that a schema expects. */
function expected(schema: Node): string {
  const { type, anyOf } = schema;
  const choices = schema.enum as readonly unknown[] | undefined;
  if (choices) return `one of ${choices.join(', ')}`;
  if (Array.isArray(anyOf)) return anyOf.map((one) => expected(one as Node)).join(' or ');
  switch (Array.isArray(type) ? type[0] : type) {
    case 'integer':
      return `a whole number${range(schema)}`;
    case 'number':
      return `a number${range(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return schema.maxItems === undefined
        ? 'a list'
        : `a list of at most ${String(schema.maxItems)} entries`;
    case 'object':
      return 'an object';
    case 'null':
      return 'null';
    default:
      return schema.maxLength === undefined
        ? 'a string'
        : `a string of at most ${String(schema.maxLength)} characters`;
  }
}

function faultOf(root: unknown, value: unknown, error: SchemaError): Fault {
  const [first] = (error.params as { requiredProperties?: readonly string[] }).requiredProperties ?? [];
  const missing = first === undefined ? [] : [first];
  const steps = [...stepsOf(error.instancePath), ...missing];
  const { schema, refusal } = schemaAt(root, [
    ...stepsOf(error.schemaPath),
    ...missing.flatMap((name) => ['properties', name]),
  ]);
  const field = fieldName(steps);
  const own = (refusal?.[error.keyword] ?? refusal?.['*']) as Refusal | undefined;
  if (own) {
    return {
      field,
      status: own.status,
      message: own.message.replace('{value}', () => shown(valueAt(value, steps))),
    };
  }
  if (field === '') return { field, message: `This must be ${expected(schema)}.` };
  if (missing.length > 0)
    return { field, message: `"${field}" is required and must be ${expected(schema)}.` };
  return { field, message: `"${field}" must be ${expected(schema)}.` };
}

/** The errors in a value, one per field. */
export function faultsOf(schema: unknown, value: unknown, errors: readonly SchemaError[]): readonly Fault[] {
  const faults = errors
    .flatMap((error): SchemaError[] => {
      const { requiredProperties = [] } = error.params as { requiredProperties?: readonly string[] };
      if (error.keyword !== 'required') return [error];
      return requiredProperties.map((name) => ({ ...error, params: { requiredProperties: [name] } }));
    })
    // A union is reported as one error, not one for each branch.
    .filter(({ schemaPath }) => !/\/anyOf\/\d+(\/|$)/.test(schemaPath))
    .map((error) => faultOf(schema, value, error));
  return [...new Map([...faults].reverse().map((fault) => [fault.field, fault])).values()].reverse();
}

/** The exception for the first error in a call's input, with status 400 or the schema's. */
export function refusalOfFaults([first]: readonly Fault[]): RegistryError {
  return new RegistryError(first?.status ?? 400, first?.message ?? 'The request is not valid.');
}

/** Creates a function that returns the errors in a value, one per field. */
export function faultFinder(schema: TSchema): (value: unknown) => readonly Fault[] {
  const check = Compile(schema);
  return (value) => (check.Check(value) ? [] : faultsOf(schema, value, check.Errors(value)));
}
