import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { faultsOf, type Fault } from './refusal';

/** Makes a function that returns the faults of a value, one per field; none for a valid value. */
export function faultFinder(schema: TSchema): (value: unknown) => readonly Fault[] {
  const check = Compile(schema);
  return (value) => (check.Check(value) ? [] : faultsOf(schema, value, check.Errors(value)));
}
