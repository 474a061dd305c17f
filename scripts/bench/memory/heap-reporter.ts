import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Session } from 'node:inspector';

/** What a server's processes hold, in bytes. */
export interface ServerHeld {
  /** Heap of the process that answers, after everything that it let go was collected. */
  readonly main: number;
  /** Memory of the processes that render, together, as the system sees it. */
  readonly workers: number;
  readonly resident: number;
}

/** Loaded into a shop before its own code: reports on `HEAP_PORT` what its processes hold. */
const session = new Session();
session.connect();

const ask = (method: string) =>
  new Promise<{ readonly usedSize?: number }>((resolve, reject) =>
    session.post(method, (error, result) => (error ? reject(error) : resolve(result ?? {}))),
  );

async function heap(): Promise<number> {
  await ask('HeapProfiler.collectGarbage');
  await ask('HeapProfiler.collectGarbage');
  return (await ask('Runtime.getHeapUsage')).usedSize ?? 0;
}

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has just ended.
    return '';
  }
};

/** Resident bytes of the child processes that run the shell's render program. */
function renderProcesses(): number {
  const children = readText(`/proc/${process.pid}/task/${process.pid}/children`).split(' ').filter(Boolean);
  return children
    .filter((pid) => readText(`/proc/${pid}/cmdline`).includes('render-worker'))
    .map((pid) => Number(/VmRSS:\s+(\d+) kB/.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) * 1024)
    .reduce((sum, bytes) => sum + bytes, 0);
}

async function held(): Promise<ServerHeld> {
  return { main: await heap(), workers: renderProcesses(), resident: process.memoryUsage.rss() };
}

createServer((_request, response) => {
  held().then(
    (answer) => response.end(JSON.stringify(answer)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
})
  .listen(Number(process.env.HEAP_PORT), '127.0.0.1')
  .unref();
