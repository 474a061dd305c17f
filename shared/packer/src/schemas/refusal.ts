import { RegistryError } from '../registry-error';

/** What a caller is told of a value that does not fit. `{value}` in the message is the value itself. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

const keyword = 'x-refusal';

/** Says by what status and message values are refused that do not fit a schema, for each keyword of it, `*` for the others. */
export const refusals = (byKeyword: Readonly<Record<string, Refusal>>) => ({ [keyword]: byKeyword });

/** Says by what message values are refused that do not fit a schema. Without one it is 400 and a sentence made of the schema. */
export const refusal = (message: string, status = 422) => refusals({ '*': { status, message } });

/** One fault that TypeBox finds. */
export interface SchemaError {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: object;
}

/** A fault of a value: where, and what to say of it. */
export interface Fault {
  /** Such as `files[0].path`; empty for the whole value. */
  readonly field: string;
  readonly message: string;
  /** Of the schema's own refusal; absent for a sentence made of the schema. */
  readonly status?: number;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const stepsOf = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The schema that an error is about, and the refusal that covers it: that of a named property counts for no other. */
function schemaAt(schema: unknown, steps: readonly string[]): { schema: Node; says: Node | undefined } {
  let [at, says, named] = [schema, isNode(schema) ? schema[keyword] : undefined, false];
  for (const step of steps) {
    at = isNode(at) ? at[step] : undefined;
    const own = isNode(at) ? at[keyword] : undefined;
    if (named || own !== undefined) says = own;
    named = !named && step === 'properties';
  }
  return { schema: isNode(at) ? at : {}, says: isNode(says) ? says : undefined };
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((at, step) => (isNode(at) ? at[step] : undefined), value);
}

/** A value inside of a sentence: an address of its own length would hide the sentence. */
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

/** What a schema asks for, in words. */
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
        ? 'a text'
        : `a text of at most ${String(schema.maxLength)} characters`;
  }
}

function faultOf(root: unknown, value: unknown, error: SchemaError): Fault {
  const [first] = (error.params as { requiredProperties?: readonly string[] }).requiredProperties ?? [];
  const missing = first === undefined ? [] : [first];
  const steps = [...stepsOf(error.instancePath), ...missing];
  const { schema, says } = schemaAt(root, [
    ...stepsOf(error.schemaPath),
    ...missing.flatMap((name) => ['properties', name]),
  ]);
  const field = fieldName(steps);
  const own = (says?.[error.keyword] ?? says?.['*']) as Refusal | undefined;
  if (own) {
    return {
      field,
      status: own.status,
      message: own.message.replace('{value}', () => shown(valueAt(value, steps))),
    };
  }
  if (field === '') return { field, message: `This has to be ${expected(schema)}.` };
  if (missing.length > 0) return { field, message: `"${field}" is missing: ${expected(schema)}.` };
  return { field, message: `"${field}" has to be ${expected(schema)}.` };
}

/** What is wrong with a value, one fault a field. */
export function faultsOf(schema: unknown, value: unknown, errors: readonly SchemaError[]): readonly Fault[] {
  const faults = errors
    .flatMap((error): SchemaError[] => {
      const { requiredProperties = [] } = error.params as { requiredProperties?: readonly string[] };
      if (error.keyword !== 'required') return [error];
      return requiredProperties.map((name) => ({ ...error, params: { requiredProperties: [name] } }));
    })
    // A choice is told as a whole, not by what each of its branches misses.
    .filter(({ schemaPath }) => !/\/anyOf\/\d+(\/|$)/.test(schemaPath))
    .map((error) => faultOf(schema, value, error));
  return [...new Map([...faults].reverse().map((fault) => [fault.field, fault])).values()].reverse();
}

/** The refusal of a call for the first fault of what it sent: 400, or what the schema says. */
export function refusalOfFaults([first]: readonly Fault[]): RegistryError {
  return new RegistryError(first?.status ?? 400, first?.message ?? 'The request is not valid.');
}
