/** The gate's state in a page under this name, not enumerable. */
export interface GateInPage {
  /** Built-in functions that were replaced or added. */
  replaced(): string[];
  /** Largest contentful paint so far, in ms after the document began to arrive: the live page comes from a cache. */
  paintMs(): number | null;
  /** Resets, and resolves with the longest task since, in ms. */
  takeLongestTask(): number;
  /** How long the DOM has not changed, in ms. */
  quietMs(): number;
}

declare global {
  interface Window {
    readonly gateInPage: GateInPage;
  }
}

/** Runs in each page before any script of it. It is sent as text, so it must not use anything outside of it. */
export function watchPage(): void {
  const holders: Readonly<Record<string, object>> = {
    window,
    history: History.prototype,
    Array: Array.prototype,
    Object: Object.prototype,
    String: String.prototype,
    Promise: Promise.prototype,
    Function: Function.prototype,
    JSON,
    Storage: Storage.prototype,
    EventTarget: EventTarget.prototype,
    Node: Node.prototype,
    Element: Element.prototype,
    XMLHttpRequest: XMLHttpRequest.prototype,
    navigator: Navigator.prototype,
  };
  const named = [
    'fetch',
    'setTimeout',
    'setInterval',
    'queueMicrotask',
    'requestAnimationFrame',
    'addEventListener',
  ];
  const namesOf = (holder: string, of: object) =>
    holder === 'window' ? named : Object.getOwnPropertyNames(of);
  const valueOf = (of: object, name: string): unknown => Object.getOwnPropertyDescriptor(of, name)?.value;
  const before = new Map(
    Object.entries(holders).map(([holder, of]) => [
      holder,
      new Map(namesOf(holder, of).map((name) => [name, valueOf(of, name)])),
    ]),
  );

  let paint: number | null = null;
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  let changedAt = performance.now();
  new MutationObserver(() => {
    changedAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const gateInPage: GateInPage = {
    replaced: () =>
      Object.entries(holders).flatMap(([holder, of]) =>
        namesOf(holder, of)
          .filter((name) => before.get(holder)?.get(name) !== valueOf(of, name))
          .map((name) => `${holder}.${name}`),
      ),
    paintMs() {
      const [opened] = performance.getEntriesByType('navigation');
      const arrived = opened instanceof PerformanceNavigationTiming ? opened.responseStart : 0;
      return paint === null ? null : Math.max(0, paint - arrived);
    },
    takeLongestTask() {
      const found = longest;
      longest = 0;
      return found;
    },
    quietMs: () => performance.now() - changedAt,
  };
  Object.defineProperty(window, 'gateInPage', { value: gateInPage });
  // Hides the preview badge, which shoppers do not have.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('aside[aria-label="Preview"] { display: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
