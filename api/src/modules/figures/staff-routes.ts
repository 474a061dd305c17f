import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { csvHeaders } from '../../platform/csv/csv-text';
import type { Database } from '../../platform/db/database';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import type { Clock } from '../../platform/jobs/clock';
import { figureFile } from './figure-files';
import { periods } from './periods';
import type { Work } from './ports';
import { readFigures } from './read-figures';
import { Figures } from './schemas';
import { dayText, spanOf } from './span';

interface FiguresContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly work: Work;
}

const tags = ['staff'];

/** What a file can be of. */
const files = [
  Type.Literal('money'),
  Type.Literal('sellers'),
  Type.Literal('stock'),
  Type.Literal('conversion'),
] as const;

const period = Type.Optional(Type.Union([...periods]));

/** How the shop does; on an app with the prefix `/api/v1/staff` that is guarded. */
export function staffFigureRoutes(app: TypedApp, { database: { db }, clock, work }: FiguresContext): void {
  app.get(
    '/today',
    {
      schema: {
        tags,
        summary: 'Orders, money, best sellers, stock and conversion of a period, beside the one before',
        querystring: Type.Object({ period }),
        response: { 200: dataOf(ref(Figures)), ...failures },
      },
    },
    async ({ query }) => ({
      data: await readFigures(db, spanOf(query.period ?? 'today', clock.now()), work),
    }),
  );

  app.get(
    '/today/export',
    {
      schema: {
        tags,
        summary: 'Figures of a period as a CSV file, amounts in rupees',
        querystring: Type.Object({ period, of: Type.Union([...files]) }),
        produces: ['text/csv'],
        response: { 200: Type.String(), ...failures },
      },
    },
    async ({ query }, reply) => {
      const span = spanOf(query.period ?? 'today', clock.now());
      const name = `${query.of}-${span.period === 'today' ? 'today' : `${span.period}-days`}-${dayText(span.now)}.csv`;
      reply.headers(csvHeaders(name));
      return figureFile(db, span, work, query.of);
    },
  );
}
