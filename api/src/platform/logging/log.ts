/** A place for log lines; Fastify's and pino's loggers fit. Never shoppers' data. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
