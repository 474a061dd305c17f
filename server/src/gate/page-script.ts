/** What the gate keeps in a page under this name, out of sight of code that walks over the window. */
export interface GateInPage {
  /** Functions of the browser that are no longer what they were, or are new. */
  replaced(): string[];
  /** Largest contentful paint so far, in ms after the document began to arrive: what is live comes out of a cache. */
  paintMs(): number | null;
  /** Forgets the tasks before, and gives the longest since, in ms. */
  takeLongestTask(): number;
}

declare global {
  interface Window {
    readonly gateInPage: GateInPage;
  }
}

/** Runs in each page before any script of it. It is sent as text: nothing from outside of it is there. */
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
  };
  Object.defineProperty(window, 'gateInPage', { value: gateInPage });
  // The badge of a preview stands over the page and is in no shopper's way.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('aside[aria-label="Preview"] { display: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
