import type {} from '@fastify/swagger';
import type { TypedApp } from '@shop/server-kit';
import { ApiError } from '../../platform/http/api-error';
import { parseJson } from '../../platform/http/server-options';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { readReports, type CspReport } from './read-reports';
import { createReportLimit } from './report-limit';

/** Path of `report-uri` and `Reporting-Endpoints`. */
export const cspReportsPath = '/csp-reports';

/** Maximum body size, in bytes: twenty reports. */
const BODY_LIMIT = 64 * 1024;

/** The metrics that count reports. */
export interface CspMetrics {
  countCspReport(report: Pick<CspReport, 'directive' | 'disposition'> & { readonly version: string }): void;
}

/**
 * `POST /csp-reports`: violations of the content security policy, as `application/csp-report` or `application/reports+json`. Each
 * is counted; each kind is one line in the log a minute.
 */
export async function cspReportRoutes(
  app: TypedApp,
  { metrics }: { readonly metrics?: CspMetrics },
): Promise<void> {
  const limit = createReportLimit();
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (_request: unknown, bytes: Buffer) => parseJson(bytes),
  );
  app.post(
    cspReportsPath,
    // Browsers send reports automatically, some without an Origin; they change nothing.
    { schema: { hide: true }, config: { crossSite: true } },
    async (request, reply) => {
      const retryAfter = limit.take(addressOf(request));
      if (retryAfter > 0) throw new ApiError(429, 'Too many reports.', { retryAfter });
      const reports = readReports(request.body);
      if (!reports) throw new ApiError(400, 'This is not a report of a content security policy.');
      for (const report of reports) {
        metrics?.countCspReport({ ...report, version: limit.labelOf(report.version) });
        if (limit.isNew(JSON.stringify(report))) request.log.warn({ csp: report }, 'blocked by the policy');
      }
      return reply.code(204).send();
    },
  );
}
