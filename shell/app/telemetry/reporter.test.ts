import { describe, expect, it } from '@jest/globals';
import type { PageRemote, PageTelemetry, TelemetryReport } from '@shop/contracts';
import { createReporter } from './reporter';

const remote: PageRemote = {
  version: '2.0.0',
  base: '/remotes/cart/2.0.0/',
  manifest: { entry: 'remoteEntry.js', globalName: 'cart', exposes: {}, server: 'server' },
  integrity: {},
  routes: [],
  slots: [],
  fallback: null,
};

function openReporter(
  reportSuccesses: boolean,
  telemetry: PageTelemetry | null = { nonce: 'signed', reportSuccesses },
) {
  const reports: TelemetryReport[] = [];
  const reached = new Set<'product' | 'cart'>();
  const later: (() => void)[] = [];
  const reporter = createReporter({
    release: { remotes: { cart: remote } },
    telemetry: () => telemetry,
    reached,
    send: (report) => reports.push(report),
    soon: (task) => later.push(task),
  });
  return { ...reporter, reports, reached, later };
}

const about = { remote: 'cart', version: '2.0.0' } as const;

describe('the reporter', () => {
  it('sends collected events as one report with the nonce', () => {
    const { note, reports, later, flush } = openReporter(true);
    note({ ...about, kind: 'loaded', ms: 120.4 });
    note({ ...about, kind: 'failed', phase: 'entry' });
    note({ ...about, kind: 'lcp', ms: 800 });
    expect(reports).toEqual([]);
    expect(later).toHaveLength(1);
    later[0]?.();
    flush();
    expect(reports).toEqual([
      {
        nonce: 'signed',
        events: [
          { ...about, kind: 'loaded', ms: 120 },
          { ...about, kind: 'failed', phase: 'entry' },
          { ...about, kind: 'lcp', ms: 800 },
        ],
        vitals: [],
      },
    ]);
  });

  it('reports every failure, but successes only of sampled sessions', () => {
    const { note, reports, flush } = openReporter(false);
    note({ ...about, kind: 'loaded', ms: 120 });
    note({ ...about, kind: 'lcp', ms: 800 });
    note({ ...about, kind: 'error' });
    flush();
    expect(reports.map(({ events }) => events)).toEqual([[{ ...about, kind: 'error' }]]);
  });

  it('reports the message and place of each error once, for at most ten', () => {
    const { note, reports, flush } = openReporter(false);
    const thrown = (message: string) => Object.assign(new TypeError(message), { stack: 'at cart.js:1:2' });
    note({ ...about, kind: 'error', error: thrown('no total') });
    note({ ...about, kind: 'error', error: thrown('no total') });
    for (let count = 0; count < 12; count += 1)
      note({ ...about, kind: 'error', error: thrown(`${count}`.padEnd(400, 'x')) });
    note({ ...about, kind: 'error', error: 'a text' });
    flush();
    const [first, second, ...rest] = reports[0]?.events ?? [];
    expect(first).toEqual({
      ...about,
      kind: 'error',
      message: 'TypeError: no total',
      stack: 'at cart.js:1:2',
    });
    expect(second).toEqual({ ...about, kind: 'error' });
    const texts = rest.flatMap((event) =>
      event.kind === 'error' && event.message ? [event.message.length] : [],
    );
    expect(texts).toEqual(Array(9).fill(300));
  });

  it('reports hydration mismatches and hangs as errors with details', () => {
    const { note, reports, flush } = openReporter(false);
    note({ ...about, kind: 'mismatch', error: new Error('#418'), components: 'at Faq (cart.js:1:2)' });
    note({ ...about, kind: 'hang' });
    flush();
    expect(reports[0]?.events).toEqual([
      { ...about, kind: 'error', message: 'Hydration: Error: #418', stack: 'at Faq (cart.js:1:2)' },
      { ...about, kind: 'error', message: 'Hang: the page stopped responding after a click.', stack: '' },
    ]);
  });

  it('sends web vitals once', () => {
    const vital = { name: 'CLS', value: 0.02, page: '/' } as const;
    const { measure, reports, flush } = openReporter(true);
    measure(vital);
    flush();
    flush();
    expect(reports).toEqual([{ nonce: 'signed', events: [], vitals: [vital] }]);
  });

  it('does not report fallback versions or events that only concern this page', () => {
    const { note, reports, flush } = openReporter(true);
    note({ remote: 'cart', version: '1.0.0', kind: 'error' });
    note({ remote: 'unknown', version: '1.0.0', kind: 'error' });
    note({ ...about, kind: 'ready' });
    note({ ...about, kind: 'lost' });
    flush();
    expect(reports).toEqual([]);
  });

  it('holds events until the shop permits reports', () => {
    const telemetry: { known: PageTelemetry | null } = { known: null };
    const reports: TelemetryReport[] = [];
    const { note, flush } = createReporter({
      release: { remotes: { cart: remote } },
      telemetry: () => telemetry.known,
      reached: new Set(),
      send: (report) => reports.push(report),
      soon: () => undefined,
    });
    note({ ...about, kind: 'error' });
    flush();
    expect(reports).toEqual([]);
    telemetry.known = { nonce: 'late', reportSuccesses: false };
    flush();
    expect(reports).toEqual([{ nonce: 'late', events: [{ ...about, kind: 'error' }], vitals: [] }]);
  });

  it.each([true, false])('reports each reached stage once, sampled: %s', (sampled) => {
    const { advance, note, reached, reports, later, flush } = openReporter(sampled);
    reached.add('product').add('cart');
    advance();
    expect([reports, later.length]).toEqual([[], 1]);
    flush();
    flush();
    const stages = ['product', 'cart'];
    expect(reports).toEqual([{ nonce: 'signed', events: [], vitals: [], stages }]);
    note({ ...about, kind: 'error' });
    flush();
    expect(reports[1]).toMatchObject({ events: [{ ...about, kind: 'error' }], stages });
  });

  it('limits reports to 50 events each and 20 per page', () => {
    const { note, reports, flush } = openReporter(true);
    for (let round = 0; round < 30; round += 1) {
      for (let count = 0; count < 60; count += 1) note({ ...about, kind: 'error' });
      flush();
    }
    expect(reports).toHaveLength(20);
    expect(reports[0]?.events).toHaveLength(50);
  });
});
