declare global {
  interface Window {
    /** Layout shift of the page so far that no input caused. */
    shifted: number;
  }
}

/** For an init script: sums up layout shifts from the first paint on. */
export function watchShifts() {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
