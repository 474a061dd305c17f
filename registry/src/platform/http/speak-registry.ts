import type { FastifyInstance } from 'fastify';
import { requestValidator } from '../schemas/checked';
import { answerError } from './answer-error';

/** Lets routes validate requests and report errors as all of the registry's do. */
export function speakRegistry(app: FastifyInstance): void {
  app.setValidatorCompiler(requestValidator);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerError);
}
