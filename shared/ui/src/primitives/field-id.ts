/** The id of a field's control, by which the error summary finds it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
