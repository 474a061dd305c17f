import { createServer } from 'node:http';
import { Session } from 'node:inspector';

/** Memory of the process that serves requests, in bytes. */
export interface ProcessReading {
  /** Heap after garbage collection. */
  readonly heap: number;
  readonly resident: number;
}

/** Loaded into a shop before its own code: reports its process's memory on `HEAP_PORT`. */
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

createServer((_request, response) => {
  heap().then(
    (bytes) => {
      const reading: ProcessReading = { heap: bytes, resident: process.memoryUsage.rss() };
      response.end(JSON.stringify(reading));
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
})
  .listen(Number(process.env.HEAP_PORT), '127.0.0.1')
  .unref();
