/** Joins class names; what is absent or false falls out, and nothing at all is undefined. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
