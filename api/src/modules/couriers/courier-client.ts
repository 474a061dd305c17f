import { AsyncLocalStorage } from 'node:async_hooks';
import { inSpan } from '@shop/tracing';
import { setTimeout as pause } from 'node:timers/promises';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { courierAttemptMs, courierBackoffMs, courierCallMs } from '../../durations';
import { CourierError } from './courier';

export interface CourierRequest {
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly json?: unknown;
  /** A form instead of JSON. */
  readonly form?: Readonly<Record<string, string>>;
  /** Whether a POST may be repeated after an unknown outcome. A GET always is. */
  readonly repeatable?: boolean;
}

export interface CourierResponse {
  readonly status: number;
  readonly body: Buffer;
}

export interface ClientTimes {
  /** Time limit of one attempt, in ms. */
  readonly timeoutMs?: number;
  /** Time limit of all attempts of a call, in ms. */
  readonly deadlineMs?: number;
  /** Wait before the second attempt, in ms; doubled after each. */
  readonly backoffMs?: number;
}

export interface CourierClientOptions extends ClientTimes {
  /** The courier's title, for messages. */
  readonly title: string;
  readonly baseUrl: string;
  /** The headers of a call. `renew` is true after a call with the previous headers was refused. */
  authorise(renew: boolean): Promise<Readonly<Record<string, string>>>;
  /** Whether `authorise` can return new headers. */
  readonly renewable: boolean;
  /** Further statuses that mean wrong or insufficient keys; 401 always does. */
  readonly unauthorised?: readonly number[];
  /** Further statuses that are temporary; 429 and 5xx always are. */
  readonly temporary?: readonly number[];
}

export type CourierClient = (request: CourierRequest) => Promise<CourierResponse>;

/** When the calls of a step must have ended, as a value of `performance.now`. */
const stepEnd = new AsyncLocalStorage<number>();

/**
 * Runs a step while a staff member waits: all its calls to couriers together must end within the time limit of one
 * call, after which they reject with `unavailable`. Other calls, such as those of the poll, each have the whole time
 * limit.
 */
export const withinOneCall = <T>(work: () => T, limitMs = courierCallMs): T =>
  stepEnd.run(performance.now() + limitMs, work);

/** The remaining time of the step in ms, which is 0 or less after its end; Infinity outside a step. */
export const stepTimeLeft = (): number => (stepEnd.getStore() ?? Infinity) - performance.now();

/** The time limit of an attempt in ms. Throws a CourierError when the time is used up. */
function attemptLimit(title: string, ...limits: readonly number[]): number {
  const limitMs = Math.floor(Math.min(...limits, stepTimeLeft()));
  if (limitMs < 1) throw new CourierError('unavailable', `${title} did not answer in time. Try again.`);
  return limitMs;
}

const ATTEMPTS = 3;
/** Maximum size of a response, in bytes: larger than any label. */
const MAX_BODY = 10 * 1024 * 1024;

async function readBody(response: Response, title: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > MAX_BODY) throw new CourierError('unavailable', `The response of ${title} is too large.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Sends a request. Rejects with a CourierError when the response does not arrive completely in time. */
async function send(url: string, init: RequestInit, title: string): Promise<CourierResponse> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, body: await readBody(response, title) };
  } catch (cause) {
    if (cause instanceof CourierError) throw cause;
    throw new CourierError('unavailable', `${title} could not be reached. Try again.`, { cause });
  }
}

interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

function contentOf({ json, form }: CourierRequest): Content {
  if (form) {
    const type = 'application/x-www-form-urlencoded';
    return { headers: { 'content-type': type }, body: new URLSearchParams(form).toString() };
  }
  if (json === undefined) return { headers: {}, body: null };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) };
}

/** A call's name in traces, without numbers of shipments. */
const callName = ({ method, path }: CourierRequest) =>
  `${method} ${path.split('?', 1)[0]?.replace(/\/\w*\d\w*(?=\/|$)/g, '/:id')}`;

/**
 * A client for a courier's API, with a timeout, and retries of repeatable requests after a network error or a temporary status.
 * Rejects with a CourierError: `unavailable` for these, `unauthorised` when the keys are refused twice. Other statuses are returned.
 */
export function createCourierClient(options: CourierClientOptions): CourierClient {
  const { title, baseUrl, authorise, renewable, unauthorised = [], temporary = [] } = options;
  const { timeoutMs = courierAttemptMs, deadlineMs = courierCallMs, backoffMs = courierBackoffMs } = options;

  const attempt = async (
    request: CourierRequest,
    keys: Readonly<Record<string, string>>,
    limitMs: number,
  ) => {
    const { headers, body } = contentOf(request);
    const init = {
      method: request.method,
      headers: { accept: 'application/json', ...headers, ...keys },
      body,
      signal: AbortSignal.timeout(limitMs),
      redirect: 'error',
    } as const;
    const response = await send(baseUrl + request.path, init, title);
    const { status } = response;
    if (status === 429 || status >= 500 || temporary.includes(status))
      throw new CourierError('unavailable', `${title} responded with status ${status}. Try again.`);
    if (status === 401 || unauthorised.includes(status))
      throw new CourierError('unauthorised', `${title} does not accept the shop's keys (status ${status}).`);
    return response;
  };

  return async (request) => {
    const endsAt = performance.now() + deadlineMs;
    let keys: Readonly<Record<string, string>> | undefined;
    let renewed = false;
    for (let made = 1; ; made += 1) {
      try {
        const sent = (keys ??= await authorise(renewed));
        const limitMs = attemptLimit(title, timeoutMs, Math.max(1, endsAt - performance.now()));
        // Sent without `traceparent`, which is only for the shop's services.
        const attributes = { attempt: made };
        const span = { name: callName(request), kind: 'client', attributes, root: true } as const;
        return await inSpan(span, () => attempt(request, sent, limitMs));
      } catch (error) {
        if (!(error instanceof CourierError)) throw error;
        if (error.kind === 'unauthorised' && keys && renewable && !renewed) {
          keys = undefined;
          renewed = true;
          continue;
        }
        const waitMs = backoffMs * 2 ** (made - 1);
        const repeatable = request.method === 'GET' || request.repeatable;
        const hasTime = waitMs < Math.min(endsAt - performance.now(), stepTimeLeft());
        if (error.kind !== 'unavailable' || !repeatable || made >= ATTEMPTS || !hasTime) throw error;
        await pause(waitMs);
      }
    }
  };
}

/** The JSON of a response; undefined when it is not JSON. */
export function jsonOf({ body }: Pick<CourierResponse, 'body'>): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** A response's JSON in the given shape. Throws a CourierError for any other shape: the outcome is then unknown. */
export function expectShape<Shape extends TSchema>(
  response: CourierResponse,
  shape: Shape,
  title: string,
): Static<Shape> {
  const json = jsonOf(response);
  if (Value.Check(shape, json)) return json;
  throw new CourierError('unavailable', `${title} sent a response that the shop cannot read.`);
}

/** Downloads a label from the URL that a courier returned, without sending keys. Rejects with a CourierError. */
export async function downloadPdf(
  url: string,
  { title, timeoutMs = courierAttemptMs }: Pick<CourierClientOptions, 'title' | 'timeoutMs'>,
): Promise<Buffer> {
  const failed = new CourierError('unavailable', `${title} did not provide the label. Try again.`);
  if (!URL.canParse(url)) throw failed;
  const signal = AbortSignal.timeout(attemptLimit(title, timeoutMs));
  const { status, body } = await send(url, { signal }, title);
  if (status !== 200 || !isPdf(body)) throw failed;
  return body;
}

export const isPdf = (body: Buffer): boolean => body.subarray(0, 5).toString('latin1') === '%PDF-';
