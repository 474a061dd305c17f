import type { CDPSession, Page } from 'playwright-core';

/** Name of the world in which the gate's own code runs. A page's scripts cannot access it. */
const worldName = 'watch';

/** Functions compiled by tsx call this helper, which pages do not have. */
const callOf = (work: string, words: readonly unknown[]) =>
  `((__name) => (${work})(...${JSON.stringify(words)}))((of) => of)`;

interface World {
  readonly session: CDPSession;
  /** The execution context of the main frame's current document. */
  context?: string | undefined;
}

const worlds = new WeakMap<Page, World>();

/** Opens the gate's world in a page, before the page is sent anywhere. Resolves with its session. */
export async function openWorld(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const world: World = { session };
  worlds.set(page, world);
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Runtime.executionContextCreated', ({ context: { name, uniqueId, auxData } }) => {
    if (name === worldName && auxData?.['frameId'] === frameTree.frame.id) world.context = uniqueId;
  });
  await session.send('Page.enable');
  await session.send('Runtime.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    ...{ source: callOf(watchPage.toString(), []), worldName },
  });
  return session;
}

/** The session of a page with the gate's world. Throws an Error for any other page. */
export function sessionOf(page: Page): CDPSession {
  const world = worlds.get(page);
  if (!world) throw new Error('The page was not opened by the gate.');
  return world.session;
}

/**
 * Calls a function in the gate's world of a page: it can access the document, but not the page's scripts. The function is
 * serialized, so it must not use outer variables. Rejects while the page is navigating.
 */
export async function inWorld<Words extends readonly unknown[], Result>(
  page: Page,
  work: (...words: Words) => Result,
  ...words: Words
): Promise<Awaited<Result>> {
  const session = sessionOf(page);
  const uniqueContextId = worlds.get(page)?.context;
  if (uniqueContextId === undefined) throw new Error('The page has no document yet.');
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    ...{ expression: callOf(work.toString(), words), uniqueContextId },
    ...{ returnByValue: true, awaitPromise: true },
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Awaited<Result>;
}

/** Calls a function in the world of the page's scripts. */
export const inPage = async <Result>(page: Page, work: () => Result): Promise<Result> =>
  (await page.evaluate(callOf(work.toString(), []))) as Result;

/** The layout shift of a page. */
export interface Shift {
  readonly score: number;
  /** Tag, class, remote and text of the element in the largest shift; empty if nothing moved. */
  readonly element: string;
}

/** A performance entry of type `layout-shift`. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/** Measurements of the gate in a page. They run in an isolated world that the page's scripts cannot see. */
interface GateInPage {
  /** Largest contentful paint so far, in ms after the document began to arrive: the live page comes from a cache. */
  paintMs(): number | null;
  /** Cumulative layout shift so far, as web vitals define it, and the element that moved most. */
  shift(): Shift;
  /** Returns the duration of the longest task and of all long tasks since the last call, in ms. */
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

/** Runs in each page before its scripts, in the gate's world. The function is serialized, so it must not use outer variables. */
function watchPage(): void {
  let paint: number | null = null;
  let tasks = { maxTaskMs: 0, allMs: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      tasks = { maxTaskMs: Math.max(tasks.maxTaskMs, duration), allMs: tasks.allMs + duration };
  }).observe({ type: 'longtask' });
  /** Shifts within 5 s, with at most 1 s between two, are one burst. The largest burst counts. */
  let burst = { value: 0, firstAt: -Infinity, lastAt: -Infinity };
  const shift = { score: 0, largest: 0, element: '' };
  const describe = (node: Node | null | undefined) => {
    const element = node instanceof HTMLElement ? node : node?.parentElement;
    if (!element) return 'a removed element';
    const [word = ''] = element.classList;
    const remote = element.closest<HTMLElement>('[data-remote]')?.dataset.remote;
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const tag = `<${element.tagName.toLowerCase()}${word && ` class="${word}"`}>`;
    return `${tag}${text && ` “${text}”`}${remote ? ` of ${remote}` : ''}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const { value, startTime, sources } = entry;
      if (entry.hadRecentInput) continue;
      const isSame = startTime - burst.lastAt < 1000 && startTime - burst.firstAt < 5000;
      burst = {
        value: isSame ? burst.value + value : value,
        ...{ firstAt: isSame ? burst.firstAt : startTime, lastAt: startTime },
      };
      shift.score = Math.max(shift.score, burst.value);
      if (value <= shift.largest) continue;
      shift.largest = value;
      shift.element = describe((sources.find(({ node }) => node instanceof Element) ?? sources[0])?.node);
    }
  }).observe({ type: 'layout-shift', buffered: true });
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
    shift: () => ({ score: Math.round(shift.score * 1000) / 1000, element: shift.element }),
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
  // Hides the preview badge, which shoppers do not see.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('aside[aria-label="Preview"] { display: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * The built-in functions that a page has replaced or added, compared with those of a new frame that the page could not change.
 * Runs among the page's scripts; the function is serialized, so it must not use outer variables.
 */
export function replacedFunctions(): string[] {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  document.documentElement.append(frame);
  const fresh = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!fresh) return [];
  const holdersOf = (of: Window & typeof globalThis): Readonly<Record<string, object>> => ({
    window: of,
    history: of.History.prototype,
    Array: of.Array.prototype,
    Object: of.Object.prototype,
    String: of.String.prototype,
    Promise: of.Promise.prototype,
    Function: of.Function.prototype,
    JSON: of.JSON,
    Storage: of.Storage.prototype,
    EventTarget: of.EventTarget.prototype,
    Node: of.Node.prototype,
    Element: of.Element.prototype,
    XMLHttpRequest: of.XMLHttpRequest.prototype,
    navigator: of.Navigator.prototype,
  });
  const ofWindow = [
    ...['fetch', 'setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame'],
    ...['addEventListener', 'alert', 'open', 'getComputedStyle', 'structuredClone'],
  ];
  const sourceOf = fresh.Function.prototype.toString;
  const textOf = (of: object, name: string) => {
    const value: unknown = fresh.Reflect.getOwnPropertyDescriptor(of, name)?.value;
    // Bound, wrapped or proxied functions have a different source text than native ones.
    return typeof value === 'function' ? sourceOf.call(value) : typeof value;
  };
  const before = holdersOf(fresh);
  const changed = Object.entries(holdersOf(window)).flatMap(([holder, of]) => {
    const names = holder === 'window' ? ofWindow : fresh.Object.getOwnPropertyNames(of);
    return names
      .filter((name) => textOf(of, name) !== textOf(before[holder] ?? {}, name))
      .map((name) => `${holder}.${name}`);
  });
  frame.remove();
  return changed;
}
