import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { faultsOf, type Fault } from './refusal';

/** Makes a function that says what is wrong with a value, one fault a field; none for a value that fits. */
export function faultFinder(schema: TSchema): (value: unknown) => readonly Fault[] {
  const check = Compile(schema);
  return (value) => (check.Check(value) ? [] : faultsOf(schema, value, check.Errors(value)));
}
