import type { RenderOutcome } from '@shop/contracts';
import type { PageObserver } from '@shop/shell/composer';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

// Buckets from a cached page to what a shopper gives up on, in seconds.
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface WatchedPages extends PageObserver {
  /** Counts how a remote did in a render on the server. */
  countRender(outcome: RenderOutcome): void;
}

/** Registers metrics of page durations, the render queue, and the live release. */
export function watchPages(register: Registry, liveSeq: () => number | undefined): WatchedPages {
  const registers = [register];
  const pages = new Histogram({
    name: 'shop_page_duration_seconds',
    help: 'Pages by where they came from (hit, stale, miss, old, frame; none: no page) and status.',
    labelNames: ['from', 'status'],
    buckets,
    registers,
  });
  const renders = new Counter({
    name: 'shop_remote_renders_total',
    help: 'How versions of remotes did in renders on the server.',
    labelNames: ['remote', 'version', 'outcome'],
    registers,
  });
  new Gauge({
    name: 'shop_release_seq',
    help: 'The release that this process sends pages of; 0 before the first.',
    registers,
    collect() {
      this.set(liveSeq() ?? 0);
    },
  });
  return {
    onPage: ({ from, status, ms }) => pages.observe({ from, status }, ms / 1000),
    countRender: ({ remote, version, outcome }) => renders.inc({ remote, version, outcome }),
    onOpen(load) {
      new Gauge({
        name: 'shop_renders_waiting',
        help: 'Renders that wait for a process.',
        registers,
        collect() {
          this.set(load().waiting);
        },
      });
      new Gauge({
        name: 'shop_renders_running',
        help: 'Renders that run.',
        registers,
        collect() {
          this.set(load().running);
        },
      });
      new Gauge({
        name: 'shop_render_processes',
        help: 'Render processes that are up, the spare one as well.',
        registers,
        collect() {
          this.set(load().processes);
        },
      });
    },
  };
}
