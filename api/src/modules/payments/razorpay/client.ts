import { inSpan } from '@shop/tracing';
import { setTimeout as pause } from 'node:timers/promises';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { providerAttemptMs, providerBackoffMs, providerCallMs } from '../../../durations';
import { ProviderRefused, ProviderUnavailable } from '../../orders/ports';

/** A request as the client sends it. */
export interface SentRequest {
  readonly method: RestRequest['method'];
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
  readonly redirect: 'error';
}

export type SendRequest = (url: string, request: SentRequest) => Promise<Response>;

export interface RestClientOptions {
  /** Origin and path before `/v1`; read for each call, since the sandbox's port is known only while listening. */
  readonly baseUrl: () => string;
  readonly keyId: string;
  readonly keySecret: string;
  /** Sends a request; `fetch` by default. */
  readonly send?: SendRequest;
  /** Time limit of one attempt, in milliseconds. */
  readonly timeoutMs?: number;
  /** Time limit of all attempts of a call, in milliseconds. */
  readonly deadlineMs?: number;
  /** Wait before the second attempt, in milliseconds; doubled after each. */
  readonly backoffMs?: number;
}

export interface RestRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request and returns its body in the given shape. Only for requests that are safe to repeat. */
export type RestClient = <Shape extends TSchema>(
  request: RestRequest,
  shape: Shape,
) => Promise<Static<Shape>>;

/** A request's name in traces, without the ids of orders and payments. */
const callName = ({ method, path }: RestRequest) =>
  `${method} ${path.split('?', 1)[0]?.replace(/\/[a-z]+_\w+/g, '/:id')}`;

const ATTEMPTS = 3;
const Refusal = Type.Object({ error: Type.Object({ description: Type.String() }) });

// 409: the same idempotent request is still being processed. 429: too many calls.
const isPassing = (status: number) => status >= 500 || status === 409 || status === 429;

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ProviderUnavailable(`The payment provider's response (${response.status}) could not be read`, {
      cause,
    });
  }
}

/**
 * A small client for Razorpay's REST API, with basic authentication, a timeout, and retries after a network error or a temporary
 * status. Rejects with ProviderUnavailable or ProviderRefused; neither contains keys or shoppers' data.
 */
export function createRestClient(options: RestClientOptions): RestClient {
  const {
    send = fetch,
    timeoutMs = providerAttemptMs,
    deadlineMs = providerCallMs,
    backoffMs = providerBackoffMs,
  } = options;
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`;

  const attempt = async <Shape extends TSchema>(request: RestRequest, shape: Shape, limitMs: number) => {
    const sent = send(`${options.baseUrl()}${request.path}`, {
      method: request.method,
      headers: {
        authorization,
        accept: 'application/json',
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
        ...request.headers,
      },
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal: AbortSignal.timeout(limitMs),
      redirect: 'error',
    });
    const response = await sent.catch((cause: unknown) => {
      throw new ProviderUnavailable('The payment provider could not be reached', { cause });
    });
    if (isPassing(response.status)) {
      await response.body?.cancel();
      throw new ProviderUnavailable(`The payment provider responded with ${response.status}`);
    }
    const body = await readJson(response);
    if (!response.ok) {
      throw new ProviderRefused(
        response.status,
        Value.Check(Refusal, body) ? body.error.description : 'no reason',
      );
    }
    if (!Value.Check(shape, body))
      throw new ProviderUnavailable("The payment provider's response has an unexpected shape");
    return body;
  };

  return async (request, shape) => {
    const endsAt = performance.now() + deadlineMs;
    for (let made = 1; ; made += 1) {
      try {
        const limitMs = Math.min(timeoutMs, Math.max(1, Math.round(endsAt - performance.now())));
        // Sent without `traceparent`, which is only for the shop's services.
        const span = {
          name: callName(request),
          kind: 'client',
          attributes: { attempt: made },
          root: true,
        } as const;
        return await inSpan(span, () => attempt(request, shape, limitMs));
      } catch (error) {
        const waitMs = backoffMs * 2 ** (made - 1);
        const hasTime = performance.now() + waitMs < endsAt;
        if (!(error instanceof ProviderUnavailable) || made >= ATTEMPTS || !hasTime) throw error;
        await pause(waitMs);
      }
    }
  };
}
