/** Id of the control of a field, from its name: the error summary finds the control by it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
