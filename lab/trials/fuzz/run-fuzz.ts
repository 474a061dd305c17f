import { sql } from 'kysely';
import { startTestApi } from '../../../api/src/testing/test-api';
import { fetchOperations, type Operation } from './document';
import { makeRequest, type FuzzRequest, type KnownTexts } from './make-request';

export interface Finding {
  readonly request: string;
  readonly fault: string;
}

export interface FuzzOutcome {
  readonly sent: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Calls that succeeded at least once. */
  readonly reached: readonly string[];
  readonly operations: readonly Operation[];
  readonly findings: readonly Finding[];
}

const AT_ONCE = 6;
const RESET_EVERY = 40;

const described = ({ method, target, body, headers }: FuzzRequest) =>
  `${method} ${target.slice(0, 300)} ${headers['content-type']} ${String(body ?? '').slice(0, 300)}`;

/** A call that is not in the document gets the common error response. */
const isFailure = (status: number, body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  'status' in body &&
  body.status === status;

async function faultOf(request: FuzzRequest, response: Response): Promise<string | null> {
  const { status } = response;
  if (status >= 500) return `returned ${status}: ${await response.text()}`;
  const text = await response.text();
  if (status === 304) return null;
  if (status === 204) return request.operation.faultOf(status, text === '' ? null : text);
  if (!/^application\/json/.test(response.headers.get('content-type') ?? '')) {
    return `returned ${status} with ${response.headers.get('content-type')}: ${text.slice(0, 200)}`;
  }
  const body = JSON.parse(text) as unknown;
  const known = request.method === request.operation.method && status < 400;
  if (known) return request.operation.faultOf(status, body);
  return isFailure(status, body) ? null : `an error in an unexpected format: ${text.slice(0, 200)}`;
}

/** IDs, slugs and names from the shop's lists. */
async function knownTexts(origin: string): Promise<KnownTexts> {
  const read = async (path: string) => {
    const list = JSON.stringify(await (await fetch(`${origin}/api/v1${path}`)).json());
    const found = list.matchAll(/"(?:id|_id|\w*[sS]lug\w*|\w*[nN]ame)":"([^"\\]+)"/g);
    return [...new Set([...found].map(([, text = '']) => text))];
  };
  const [id, brand, theme, category, slugOrId] = await Promise.all(
    ['/product?limit=30', '/brand', '/theme', '/productcategory', '/blog'].map(read),
  );
  const slug = ['shipping-policy'];
  const named = { id, brand, theme, category, subcategory: category, slugOrId, slug };
  const texts = Object.entries(named).map(([name, list = []]) => [name, list] as const);
  return { all: texts.flatMap(([, list]) => list), named: Object.fromEntries(texts) };
}

/** Sends `count` requests generated from the shop's document to a temporary shop, and checks each response. */
export async function runFuzz(count: number, seed: number): Promise<FuzzOutcome> {
  const api = await startTestApi();
  try {
    const { origin, database } = api;
    const operations = await fetchOperations(origin);
    const known = await knownTexts(origin);
    const statuses: Record<string, number> = {};
    const reached = new Set<string>();
    const findings: Finding[] = [];
    let number = 0;
    const sendNext = async (): Promise<void> => {
      while (number < count) {
        number += 1;
        // Rate limits would reject most requests early.
        if (number % RESET_EVERY === 0) await sql`delete from rate_bucket`.execute(database.db);
        const request = makeRequest(seed + number, operations, known, origin);
        const { method, target, headers, body } = request;
        const response = await fetch(origin + target, {
          method,
          headers,
          body: method === 'GET' ? undefined : typeof body === 'string' ? body : body && new Uint8Array(body),
          redirect: 'manual',
        });
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        if (response.ok) reached.add(`${request.operation.method} ${request.operation.path}`);
        const fault = await faultOf(request, response);
        if (fault !== null) findings.push({ request: described(request), fault });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
    return { sent: number, statuses, reached: [...reached].sort(), operations, findings };
  } finally {
    await api.close();
  }
}
