import type { RemoteDescriptor } from '@shop/contracts';
import { type FlagDeclaration, flagTextLimit, isFlagValue } from '@shop/contracts/flags';
import type { Fault } from './schemas/refusal';

const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

function rangeText({ minimum, maximum }: FlagDeclaration): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` from ${minimum} up`;
  return maximum === undefined ? '' : ` up to ${maximum}`;
}

/** The values that a flag may have, such as `a whole number from 1 to 12`. */
export function flagTypeText(flag: FlagDeclaration): string {
  if (flag.enum) return `one of ${listed(flag.enum)}`;
  switch (flag.type) {
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `a whole number${rangeText(flag)}`;
    case 'number':
      return `a number${rangeText(flag)}`;
    case 'string':
      return `a text of at most ${flag.maxLength ?? flagTextLimit} characters`;
  }
}

/** A refused value, for a message. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return typeof value === 'string' && value.length > 40
    ? `a text of ${value.length} characters`
    : text.slice(0, 100);
}

/** Why a flag cannot have a value, as a sentence; null if it can. */
export const flagValueFault = (name: string, flag: FlagDeclaration, value: unknown): string | null =>
  isFlagValue(flag, value) ? null : `"${name}" must be ${flagTypeText(flag)}, not ${shown(value)}.`;

const isNumber = ({ type }: FlagDeclaration) => type === 'integer' || type === 'number';

/** Fields of a declaration that do not apply to its type, or contradict each other. */
function declarationFaults(name: string, flag: FlagDeclaration): Fault[] {
  const at = (field: string, message: string) => [{ field: `flags.${name}.${field}`, message }];
  const { minimum, maximum, maxLength } = flag;
  const { enum: allowed, ...limits } = flag;
  const inapplicable = (['minimum', 'maximum'] as const).filter(
    (field) => flag[field] !== undefined && !isNumber(flag),
  );
  const wrong = (allowed ?? []).filter((value) => !isFlagValue(limits, value));
  return [
    ...inapplicable.flatMap((field) => at(field, `"flags.${name}.${field}" is only for numbers.`)),
    ...(maxLength !== undefined && flag.type !== 'string'
      ? at('maxLength', `"flags.${name}.maxLength" is only for strings.`)
      : []),
    ...(minimum !== undefined && maximum !== undefined && minimum > maximum
      ? at('minimum', `"flags.${name}.minimum" is more than its "maximum".`)
      : []),
    ...(wrong.length > 0
      ? at('enum', `"flags.${name}.enum" has values that are not ${flagTypeText(limits)}: ${listed(wrong)}.`)
      : []),
  ];
}

/** A name that code can use as a property. */
const flagName = /^[a-z][A-Za-z0-9]{0,39}$/;

/** The faults of the flags of a `remote.json` or a record whose fields have the right types. */
export function flagFaults({ flags = {} }: Pick<RemoteDescriptor, 'flags'>): Fault[] {
  return Object.entries(flags).flatMap(([name, flag]) => {
    if (!flagName.test(name)) {
      const message = `"${name}" is not a name for a flag. Use a lowercase letter and up to 39 letters and digits, such as showGuide.`;
      return [{ field: `flags.${name}`, message }];
    }
    const faults = declarationFaults(name, flag);
    if (faults.length > 0) return faults;
    const message = flagValueFault(`flags.${name}.default`, flag, flag.default);
    return message === null ? [] : [{ field: `flags.${name}.default`, message }];
  });
}
