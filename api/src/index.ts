/** Entry point of the API for servers, tests and tools. Startup loads `settings` before it. */
export { createShopApi, prepareDatabase, type PreparedDatabase, type ShopApi } from './create-api';
export * from './settings';
export { readShopSchema } from './migrations/migrate';
export { readSchemaState, type SchemaState } from './migrations/schema-state';
export { runImport } from './run-import';
export { createLogger, logAvailability } from './platform/logging/logger';
export { type Metrics, serveMetrics, startMetrics } from './platform/metrics/metrics';
export { watchDatabase } from './work-metrics';
export { createSmtpTransport, DeliveryError } from './modules/mail/smtp-transport';
export { logRequest } from './platform/http/request-log';
export { requestHeaders, securityHeaders } from './platform/http/security';
export { type Drain, drainable } from './platform/http/drain';
export { serverOptions } from './platform/http/server-options';
