import { createServer } from 'node:http';
import { Session } from 'node:inspector';

/** What a server's process holds, in bytes. */
export interface ServerHeld {
  /** Heap of the thread that answers. */
  readonly main: number;
  /** Heaps of the threads that render, together. */
  readonly workers: number;
  readonly resident: number;
}

interface Answer {
  readonly id: number;
  readonly result?: { readonly usedSize?: number };
}

/** Longest wait for a thread that is busy, in ms. */
const patienceMs = 10_000;

/** The threads that render belong to this pool; there are others, such as the compiler's, which hear nobody. */
const rendering = /piscina/;

/**
 * Loaded into a shop before its own code: answers on `HEAP_PORT` what the process holds after everything that it let go
 * was collected. Render workers are asked by the inspector, so nothing of them has to be changed; they hear it while they
 * render.
 */
const session = new Session();
session.connect();
const threads = new Set<string>();
const waiting = new Map<number, (answer: Answer) => void>();
let asked = 0;

session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
  if (rendering.test(workerInfo.url)) threads.add(sessionId);
});
session.on('NodeWorker.detachedFromWorker', ({ params }) => threads.delete(params.sessionId));
session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
  const answer = JSON.parse(params.message) as Answer;
  waiting.get(answer.id)?.(answer);
  waiting.delete(answer.id);
});
session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });

const askMain = (method: string) =>
  new Promise<Answer['result']>((resolve, reject) =>
    session.post(method, (error, result) => (error ? reject(error) : resolve(result as Answer['result']))),
  );

function askThread(sessionId: string, method: string): Promise<Answer['result']> {
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`A render worker does not answer ${method}`)),
      patienceMs,
    );
    waiting.set(id, ({ result }) => {
      clearTimeout(timer);
      resolve(result);
    });
    session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) });
  });
}

async function heapOf(ask: (method: string) => Promise<Answer['result']>): Promise<number> {
  await ask('HeapProfiler.collectGarbage');
  await ask('HeapProfiler.collectGarbage');
  return (await ask('Runtime.getHeapUsage'))?.usedSize ?? 0;
}

async function held(): Promise<ServerHeld> {
  let workers = 0;
  for (const thread of threads) workers += await heapOf((method) => askThread(thread, method));
  const main = await heapOf(askMain);
  return { main, workers, resident: process.memoryUsage.rss() };
}

createServer((_request, response) => {
  held().then(
    (answer) => response.end(JSON.stringify(answer)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
})
  .listen(Number(process.env.HEAP_PORT), '127.0.0.1')
  .unref();
