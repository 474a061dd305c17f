import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { PageRequest, RenderJob, RenderMessage, RenderedHead } from './render-protocol';

export interface RenderPoolOptions {
  readonly shellFile: string;
  readonly remotesDir: string;
  /** Address of the API under which the render reads data, without a trailing slash. */
  readonly apiBaseUrl: () => string;
  readonly onError: (message: string, part?: { remote: string; module: string }) => void;
  /** All of one render, in ms; a worker that is still busy then is ended. */
  readonly renderMs?: number;
}

export interface RenderedPage extends RenderedHead {
  /** The markup of the shop's root, in pieces as they are rendered. */
  readonly markup: AsyncIterable<string>;
}

export interface RenderPool {
  /** Resolves as soon as the head is known. Rejects when the render fails before, or is late. */
  render(request: PageRequest): Promise<RenderedPage>;
  close(): Promise<void>;
}

/** Renders pages in worker threads, so that a remote that hangs or throws takes no other page with it. */
export function createRenderPool({
  renderMs = 4000,
  onError,
  apiBaseUrl,
  ...job
}: RenderPoolOptions): RenderPool {
  const pool = new Piscina({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    name: 'render',
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    concurrentTasksPerWorker: 4,
    idleTimeout: 60_000,
    execArgv: ['--import', 'tsx'],
  });

  return {
    render(request) {
      const { port1, port2 } = new MessageChannel();
      const queue = createQueue<string>();
      return new Promise<RenderedPage>((resolve, reject) => {
        const fail = (error: Error) => {
          queue.fail(error);
          reject(error);
        };
        port1.on('message', (message: RenderMessage) => {
          if (message.type === 'error') onError(message.message, message.part);
          else if (message.type === 'head') resolve({ ...message, markup: queue.items });
          else if (message.type === 'markup') queue.push(message.chunk);
          else if (message.type === 'failed') fail(new Error(message.message));
          else queue.end();
        });
        // Comes after every message that was sent, and also when the worker was ended.
        port1.on('close', () => fail(new Error('The render ended early')));
        const renderJob: RenderJob = { ...job, request, api: { baseUrl: apiBaseUrl() }, port: port2 };
        const signal = AbortSignal.timeout(renderMs);
        pool.run(renderJob, { transferList: [port2], signal }).catch(() => {
          // A job that was given up in the queue never reached a worker: its port is still here.
          port2.close();
        });
      });
    },
    close: () => pool.destroy(),
  };
}

/** A queue with one reader: pushes wait for the reader, and the reader for pushes. */
function createQueue<T>() {
  const buffered: T[] = [];
  let wake: () => void = () => undefined;
  let ended = false;
  let failure: unknown;
  async function* items(): AsyncGenerator<T> {
    for (;;) {
      const next = buffered.shift();
      if (next !== undefined) yield next;
      else if (ended) return;
      else if (failure) throw failure;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  const then = (change: () => void) => {
    change();
    wake();
  };
  return {
    items: items(),
    push: (item: T) => then(() => buffered.push(item)),
    end: () => then(() => (ended = true)),
    /** Without effect on a queue that has ended. */
    fail: (error: unknown) => then(() => (failure ??= error)),
  };
}
