const nothing = () => undefined;

/** Calls that jsdom has no effect to give to, and which it would complain about or miss. */
export function installQuietStubs(): void {
  Object.assign(window, { scrollTo: nothing });
  Object.assign(Element.prototype, { scrollTo: nothing, scrollIntoView: nothing });
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: nothing, load: nothing });
}
