import type { FastifyRequest } from 'fastify';
import { RegistryError } from '../domain/registry-error';
import { requirePermission, type Actor, type Permission } from '../domain/roles';
import type { Tokens } from '../tokens/tokens';

const bearer = /^Bearer (\S+)$/;

/** Whoever sent the request. Throws a RegistryError 401 without a token that works. */
export async function callerOf(request: FastifyRequest, tokens: Tokens): Promise<Actor> {
  const [, text] = bearer.exec(request.headers.authorization ?? '') ?? [];
  if (!text) {
    throw new RegistryError(401, 'Send a token of the registry: "Authorization: Bearer reg_…".');
  }
  const actor = await tokens.verify(text);
  if (!actor) throw new RegistryError(401, 'This token is unknown or revoked. Ask an admin for a new one.');
  return actor;
}

/** The caller, who has to be allowed to do that; 403 otherwise. */
export async function allowed(
  request: FastifyRequest,
  tokens: Tokens,
  permission: Permission,
): Promise<Actor> {
  const actor = await callerOf(request, tokens);
  requirePermission(actor, permission);
  return actor;
}
