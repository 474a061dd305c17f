import { createHash } from 'node:crypto';

/** The claims of an ID token. */
export type Claims = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a claim by its name, which may contain dots, or by a dotted path such as `realm_access.roles`. */
export function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      claims,
    );
}

/** A user's groups, from a list of strings or a single string; empty for anything else. */
export function groupsIn(claims: Claims, path: string): readonly string[] {
  const value = claimAt(claims, path);
  return [value].flat().filter((one): one is string => typeof one === 'string');
}

const maxNameLength = 60;

/**
 * The name of a user's account: the claim, without characters that names cannot contain. Falls back to the subject if the claim is
 * missing or an unverified email address, so that users cannot impersonate each other in the audit log.
 */
export function nameIn(claims: Claims, nameClaim: string): string {
  const value = claimAt(claims, nameClaim);
  const isUnverified = nameClaim === 'email' && claims.email_verified === false;
  const text = typeof value === 'string' && !isUnverified ? value : String(claims.sub);
  const plain = text.replace(/[^\p{L}\p{N}.@ _-]/gu, '-').replace(/^[^\p{L}\p{N}]+/u, '');
  return plain.slice(0, maxNameLength) || 'somebody';
}

/** A name with a six-digit suffix from the user's identity, for when another account has the same name. */
export function distinctName(name: string, issuer: string, subject: string): string {
  const digits = createHash('sha256').update(`${issuer} ${subject}`).digest('hex').slice(0, 6);
  return `${name.slice(0, maxNameLength - 7)} ${digits}`;
}
