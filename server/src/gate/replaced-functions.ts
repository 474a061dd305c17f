/**
 * The functions of the browser that a page has replaced or added, compared with those of a new frame, which the page had no
 * chance to change. Runs among the page's scripts; it is sent as text, so it must not use anything outside of it.
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
    // What is bound, wrapped or proxied has another text than the function of the browser.
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
