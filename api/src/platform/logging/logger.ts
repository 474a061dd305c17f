import { isTracing, traceFields } from '@shop/tracing';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Wherever a line has them: beside its message or one level down. */
const names = ['password', 'token', 'keySecret', 'webhookSecret', 'smtpUrl'];

const secrets = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  'headers.cookie',
  'headers.authorization',
  ...names.flatMap((name) => [name, `*.${name}`]),
];

/**
 * The process's log, as JSON lines to standard output. `level` is one of pino's, or `silent`. Where the process is traced, lines
 * name the trace they belong to.
 */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const redact = { paths: secrets, censor: '[redacted]' };
  return pino({ level, redact, ...(isTracing() && { mixin: traceFields }) }, destination);
}
