import { createHash } from 'node:crypto';

/** Claims of a provider about a person. */
export type Claims = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A claim by its name, which may contain dots, or by a path of names: `realm_access.roles`. */
export function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      claims,
    );
}

/** A person's groups: a list of texts, or one text; empty for anything else. */
export function groupsIn(claims: Claims, path: string): readonly string[] {
  const value = claimAt(claims, path);
  return [value].flat().filter((one): one is string => typeof one === 'string');
}

const maxNameLength = 60;

/**
 * The name of a person's account: the claim, without characters that names cannot have. The subject instead of a missing claim, or
 * of an e-mail address that the provider has not verified: nobody may look like somebody else in the audit.
 */
export function nameIn(claims: Claims, nameClaim: string): string {
  const value = claimAt(claims, nameClaim);
  const isUnverified = nameClaim === 'email' && claims.email_verified === false;
  const text = typeof value === 'string' && !isUnverified ? value : String(claims.sub);
  const plain = text.replace(/[^\p{L}\p{N}.@ _-]/gu, '-').replace(/^[^\p{L}\p{N}]+/u, '');
  return plain.slice(0, maxNameLength) || 'somebody';
}

/** The name for a person whose name is taken by another account: with six digits of their identity. */
export function distinctName(name: string, issuer: string, subject: string): string {
  const digits = createHash('sha256').update(`${issuer} ${subject}`).digest('hex').slice(0, 6);
  return `${name.slice(0, maxNameLength - 7)} ${digits}`;
}
