import { Agent, get } from 'node:http';
import type { Served } from './served';

export interface Load {
  readonly requestsPerSecond: number;
  /** Processor time of the server a request, in microseconds. */
  readonly cpuMicros: number;
}

const CONNECTIONS = 16;

type Headers = Readonly<Record<string, string>>;

function fetchOnce(agent: Agent, url: string, headers: Headers, wanted: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== wanted) reject(new Error(`${url} answers ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    });
    request.on('error', reject);
  });
}

/** Sends so many requests over 16 connections that stay open, after a tenth of them to warm up. */
export async function load(
  served: Served,
  path: string,
  options: { readonly requests: number; readonly headers: Headers; readonly status?: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const { headers, requests, status = 200 } = options;
  const run = async (count: number) => {
    let left = count;
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        await fetchOnce(agent, served.origin + path, headers, status);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  };
  await run(requests / 10);
  const cpuBefore = await served.cpu();
  const began = performance.now();
  await run(requests);
  const seconds = (performance.now() - began) / 1000;
  const cpuMicros = ((await served.cpu()) - cpuBefore) / requests;
  agent.destroy();
  return { requestsPerSecond: requests / seconds, cpuMicros };
}
