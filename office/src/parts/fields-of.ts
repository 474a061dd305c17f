/** The texts of a form by the names of its fields; files are none. */
export function fieldsOf<Name extends string>(form: HTMLFormElement, ...names: Name[]): Record<Name, string> {
  const data = new FormData(form);
  const text = (name: Name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
