/** A name that needs no quotes in SQL. Throws for any other: it would not come from the code. */
export function plainName(name: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name)) throw new Error('Not a plain lower-case name');
  return name;
}
