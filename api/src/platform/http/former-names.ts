import type { FastifyRequest } from 'fastify';

/** Schema options for a field's former name, which clients of the previous minor version still use. */
export const formerNameOf = (name: string) => ({
  deprecated: true,
  description: `Former name of \`${name}\`, until the next minor version.`,
});

function rename(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, rename(inner, names)] as const);
  const former = entries.filter(([name]) => Object.hasOwn(names, name));
  const current = entries.filter(([name]) => !Object.hasOwn(names, name));
  return Object.fromEntries([...former.map(([name, inner]) => [names[name], inner]), ...current]);
}

/**
 * A `preValidation` hook that renames fields of a body from their former names, at any depth outside lists. If a field is sent
 * under both names, the current one takes precedence.
 */
export const readFormerNames = (names: Readonly<Record<string, string>>) =>
  async function takeFormerNames(request: FastifyRequest): Promise<void> {
    request.body = rename(request.body, names);
  };
