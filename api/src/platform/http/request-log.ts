import type { FastifyReply, FastifyRequest, FastifyServerOptions, HookHandlerDoneFunction } from 'fastify';
import type { Bindings, ChildLoggerOptions, Level, LogFn, Logger } from 'pino';

const levels: readonly Level[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** A request's log, whose lines carry its id. */
class RequestLog {
  declare readonly fatal: LogFn;
  declare readonly error: LogFn;
  declare readonly warn: LogFn;
  declare readonly info: LogFn;
  declare readonly debug: LogFn;
  declare readonly trace: LogFn;
  private made: Logger | undefined;

  constructor(
    readonly parent: Logger,
    private readonly bindings: Bindings,
    private readonly options: ChildLoggerOptions,
  ) {}

  /** Made with the first line: where few are written, making one for each request is a tenth of a cached response. */
  get own(): Logger {
    return (this.made ??= this.parent.child(this.bindings, this.options));
  }

  get level(): string {
    return this.parent.level;
  }

  get silent(): LogFn {
    return this.parent.silent;
  }

  child(bindings: Bindings, options?: ChildLoggerOptions): Logger {
    return this.own.child(bindings, options);
  }
}

for (const level of levels) {
  Object.defineProperty(RequestLog.prototype, level, {
    value(this: RequestLog, ...line: Parameters<LogFn>) {
      if (this.parent.isLevelEnabled(level)) this.own[level](...line);
    },
  });
}

/** For Fastify's `childLoggerFactory`: the log of each request, for as little as nothing while it writes no line. */
export const makeRequestLog: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
) => new RequestLog(logger as Logger, bindings, options);

/** Hook: one line a request. Of the address only the route's pattern, since paths and queries hold what shoppers typed. */
export function logRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const { url = 'unknown' } = request.routeOptions;
  const line = {
    method: request.method,
    route: url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
  // Watchers ask every few seconds and would fill the log.
  if (url === '/healthz' || url === '/readyz') request.log.debug(line, 'request');
  else request.log.info(line, 'request');
  done();
}
