import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { PrivateTarget, type TargetGuard } from './target-guard';
import type { WebhookMessage } from './webhook-message';

/** Timeout of a delivery, in ms. */
const timeoutMs = 10_000;

/** The status of the response; its body is not read. Follows no redirect, which could lead a message and its signature anywhere. */
function statusOf(url: URL, { body, headers }: WebhookMessage, { lookup }: TargetGuard): Promise<number> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  const sent = { ...headers, 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    // Without an agent: a connection that is kept open was checked for another name.
    const request = send(url, { method: 'POST', headers: sent, lookup, signal, agent: false });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Posts a message. Resolves to why it was not accepted; null when it was. */
export async function postMessage(
  address: string,
  message: WebhookMessage,
  guard: TargetGuard,
): Promise<string | null> {
  try {
    const url = new URL(address);
    // A connection to an address looks no name up.
    await guard.require(url.hostname);
    const status = await statusOf(url, message, guard);
    return status >= 200 && status < 300 ? null : `It responded with ${status}.`;
  } catch (error) {
    if (error instanceof PrivateTarget) return `${error.message}.`;
    const { name, code, message: text } = error as NodeJS.ErrnoException;
    const isLate = name === 'TimeoutError' || code === 'ABORT_ERR';
    return isLate ? 'It took longer than 10 s.' : `Not reached: ${code ?? text}.`;
  }
}
