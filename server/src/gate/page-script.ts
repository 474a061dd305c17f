/** What the gate measures in a page. It is in the gate's own world, of which the page's scripts see nothing. */
export interface GateInPage {
  /** Largest contentful paint so far, in ms after the document began to arrive: the live page comes from a cache. */
  paintMs(): number | null;
  /** Resets, and returns the long tasks since: the longest, and all together, in ms. */
  takeTasks(): { readonly maxTaskMs: number; readonly allMs: number };
  /** How often the DOM has changed so far. */
  changes(): number;
  /** How long the DOM has not changed, in ms. */
  quietMs(): number;
  /** Whether the focus has moved since the last call. */
  takeFocus(): boolean;
}

declare global {
  interface Window {
    readonly gateInPage: GateInPage;
  }
}

/** Runs in each page before any script of it, in the gate's world. It is sent as text, so it must not use anything outside of it. */
export function watchPage(): void {
  let paint: number | null = null;
  let tasks = { maxTaskMs: 0, allMs: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      tasks = { maxTaskMs: Math.max(tasks.maxTaskMs, duration), allMs: tasks.allMs + duration };
  }).observe({ type: 'longtask' });
  let changedAt = performance.now();
  let changes = 0;
  let focused: Element | null = null;
  new MutationObserver(() => {
    changedAt = performance.now();
    changes += 1;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const gateInPage: GateInPage = {
    paintMs() {
      const [opened] = performance.getEntriesByType('navigation');
      const arrived = opened instanceof PerformanceNavigationTiming ? opened.responseStart : 0;
      return paint === null ? null : Math.max(0, paint - arrived);
    },
    takeTasks() {
      const found = tasks;
      tasks = { maxTaskMs: 0, allMs: 0 };
      return found;
    },
    changes: () => changes,
    quietMs: () => performance.now() - changedAt,
    takeFocus() {
      const before = focused;
      focused = document.activeElement;
      return focused !== before;
    },
  };
  Object.defineProperty(window, 'gateInPage', { value: gateInPage });
  // Hides the preview badge, which shoppers do not have.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('aside[aria-label="Preview"] { display: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
