import type { FastifyInstance } from 'fastify';
import { requestValidator } from '../schemas/checked';
import { sendError } from './send-error';

/** Sets the registry's validation and error handler for routes. */
export function speakRegistry(app: FastifyInstance): void {
  app.setValidatorCompiler(requestValidator);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(sendError);
}
