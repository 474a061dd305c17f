const nothing = () => undefined;

/** Stubs for methods that jsdom lacks or reports as not implemented. */
export function installQuietStubs(): void {
  Object.assign(window, { scrollTo: nothing });
  Object.assign(Element.prototype, { scrollTo: nothing, scrollIntoView: nothing });
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: nothing, load: nothing });
}
