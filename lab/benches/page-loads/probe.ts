/** Name of the global with the page's measurements. */
export interface PageMeasures {
  fcp: number | null;
  lcp: number | null;
  /** Tag and file of the largest element. */
  lcpElement: string;
  cls: number;
  /** Start and length of each long task, in ms. */
  longTasks: [number, number][];
  /** Each event of a tap or a key: its name, its start, and the ms until the resulting paint, in steps of 8; none below 16. */
  events: [string, number, number][];
}

export const measuresName = '__measures';

/** Runs in every document before its own scripts; the function is serialized, so it must not use outer variables. */
export function probe(name: string): void {
  const measures: PageMeasures = { fcp: null, lcp: null, lcpElement: '', cls: 0, longTasks: [], events: [] };
  (globalThis as unknown as Record<string, PageMeasures>)[name] = measures;
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') measures.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string };
    measures.lcp = entry.startTime;
    measures.lcpElement = `${element?.tagName ?? 'gone'} ${url.split('/').pop() ?? ''}`.trim();
  });
  observe('longtask', ({ startTime, duration }) => measures.longTasks.push([startTime, duration]));
  observe('event', (entry) => {
    const { name: event, startTime, duration, interactionId } = entry as PerformanceEventTiming;
    // A click counts even if the browser takes its tap for the start of a scroll.
    if (interactionId > 0 || event === 'click') measures.events.push([event, startTime, duration]);
  });
  // A long task that runs no script, such as a layout, is not reported. With a script in each frame it is.
  const frame = () => requestAnimationFrame(frame);
  frame();

  // Layout shifts add up in session windows; the worst window counts.
  const shifts = { sum: 0, first: -Infinity, last: -Infinity };
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (hadRecentInput) return;
    const { startTime } = entry;
    const apart = startTime - shifts.last > 1000 || startTime - shifts.first > 5000;
    if (apart) Object.assign(shifts, { sum: 0, first: startTime });
    shifts.last = startTime;
    shifts.sum += value;
    measures.cls = Math.max(measures.cls, shifts.sum);
  });
}
