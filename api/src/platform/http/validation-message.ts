import type { FastifySchemaValidationError } from 'fastify';

const names: Readonly<Record<string, string>> = { pinCode: 'PIN code' };

/** A field's name as a shopper reads it: `streetAddress` becomes "Street address". */
export function spokenField(field: string): string {
  const known = names[field];
  if (known) return known;
  const words = field
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const fieldOf = (error: FastifySchemaValidationError): string => {
  const [required] = (error.params.requiredProperties as string[] | undefined) ?? [];
  return (
    required ??
    error.instancePath.split('/').findLast((segment) => segment !== '' && !/^\d+$/.test(segment)) ??
    ''
  );
};

/** The name of the first field that is wrong, as a form knows it; empty for what is wrong as a whole. */
export function faultyField([first]: readonly FastifySchemaValidationError[]): string {
  return first ? fieldOf(first) : '';
}

function fault({ keyword, params }: FastifySchemaValidationError): string {
  const limit = String(params.limit);
  switch (keyword) {
    case 'required':
    case 'minLength':
      return 'is required';
    case 'maxLength':
      return `must not be longer than ${limit} characters`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'minItems':
      return 'must not be empty';
    case 'maxItems':
      return `must not have more than ${limit} entries`;
    case 'type':
      return params.type === 'integer' ? 'must be a whole number' : 'is not valid';
    default:
      return 'is not valid';
  }
}

/** One sentence for the first thing that is wrong with a body or query. */
export function validationMessage(errors: readonly FastifySchemaValidationError[], context?: string): string {
  const [first] = errors;
  const field = first ? fieldOf(first) : '';
  if (!first || field === '')
    return context === 'body' ? 'The request needs a JSON body.' : 'The request is not valid.';
  return `${spokenField(field)} ${fault(first)}`;
}
