import { isTracing, recordSpan } from '@shop/tracing';
import type { LogEvent, OperationNode, RootOperationNode } from 'kysely';

/** What a statement does, and to which table. */
export interface StatementSummary {
  readonly operation: string;
  readonly table?: string;
}

/** The table of a node that may have an alias; none for a subquery. */
function tableOf(node: OperationNode | undefined): string | undefined {
  if (node?.kind === 'AliasNode' && 'node' in node) return tableOf(node.node as OperationNode);
  if (node?.kind !== 'TableNode' || !('table' in node)) return undefined;
  return (node.table as { readonly identifier: { readonly name: string } }).identifier.name;
}

const summary = (operation: string, node?: OperationNode): StatementSummary => {
  const table = tableOf(node);
  return table === undefined ? { operation } : { operation, table };
};

/** Summarises a statement without any of its values: `SELECT` of `orders`. SQL that was written by hand has its first word alone. */
export function summarise(query: RootOperationNode, sql: string): StatementSummary {
  if (query.kind === 'SelectQueryNode') return summary('SELECT', query.from?.froms[0]);
  if (query.kind === 'InsertQueryNode') return summary('INSERT', query.into);
  if (query.kind === 'UpdateQueryNode') return summary('UPDATE', query.table);
  if (query.kind === 'DeleteQueryNode') return summary('DELETE', query.from.froms[0]);
  return { operation: /^\s*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'SQL' };
}

/** Adds a statement that ended to the trace that it belongs to. */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  if (!isTracing()) return;
  const { operation, table } = summarise(query.query, query.sql);
  recordSpan(
    {
      name: table === undefined ? operation : `${operation} ${table}`,
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table !== undefined && { 'db.collection.name': table }),
      },
    },
    queryDurationMillis,
    level === 'error' ? 'failed' : undefined,
  );
}
