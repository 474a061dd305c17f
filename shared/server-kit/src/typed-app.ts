import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Fastify with request and response types taken from each route's schemas. */
export type TypedApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The same instance, typed by its routes' schemas. */
export const typedApp = (app: FastifyInstance): TypedApp => app.withTypeProvider<TypeBoxTypeProvider>();
