/** An element that fetches a file of a remote. */
export type FileTag = HTMLScriptElement | HTMLLinkElement;

/**
 * Called when the URL of a tag is set, before the browser uses it. It may set attributes of the tag and search
 * parameters of the URL. A promise delays the request until it resolves; a throw or rejection refuses the file:
 * nothing is fetched, and the tag gets an `error` event.
 */
export type TagRule = (tag: FileTag, url: URL) => void | Promise<void>;

const rules = new Set<TagRule>();
let restore: (() => void) | undefined;

function refuse(tag: FileTag, error: unknown): void {
  console.warn('[federation]', error instanceof Error ? error.message : error);
  // The caller adds its listeners in the same task.
  queueMicrotask(() => tag.dispatchEvent(new Event('error')));
}

/** Runs the rules for a URL and then passes the result to the browser. */
function setAddress(tag: FileTag, value: string, assign: (address: string) => void): void {
  let url: URL;
  try {
    url = new URL(value, document.baseURI);
  } catch {
    return assign(value);
  }
  const before = url.href;
  const done = () => assign(url.href === before ? value : url.href);
  try {
    const waits = Array.from(rules, (rule) => rule(tag, url)).filter((wait) => wait instanceof Promise);
    if (waits.length === 0) return done();
    Promise.all(waits).then(done, (error: unknown) => refuse(tag, error));
  } catch (error) {
    refuse(tag, error);
  }
}

/** Installs the guard on one attribute of one kind of element; returns a function that removes it. */
function guard(prototype: FileTag, attribute: 'src' | 'href'): () => void {
  const own = Object.getOwnPropertyDescriptor(prototype, attribute);
  const setNative = own?.set;
  if (!own || !setNative) throw new Error(`This browser has no configurable setter for "${attribute}"`);
  const setAttribute = Element.prototype.setAttribute;
  Object.defineProperty(prototype, attribute, {
    ...own,
    set(this: FileTag, value: string) {
      setAddress(this, String(value), (address) => setNative.call(this, address));
    },
  });
  Object.defineProperty(prototype, 'setAttribute', {
    configurable: true,
    writable: true,
    value(this: FileTag, name: string, value: string) {
      if (name.toLowerCase() !== attribute) return setAttribute.call(this, name, value);
      setAddress(this, String(value), (address) => setAttribute.call(this, name, address));
    },
  });
  return () => {
    Object.defineProperty(prototype, attribute, own);
    Reflect.deleteProperty(prototype, 'setAttribute');
  };
}

/**
 * Applies a rule to every script and stylesheet whose URL is set in this page, by any bundler's runtime. Adding the
 * first rule installs the guard, and removing the last one restores the browser's own setters. Without a document (on
 * a server) it does nothing. Returns a function that removes the rule.
 */
export function guardTags(rule: TagRule): () => void {
  if (typeof document === 'undefined') return () => undefined;
  rules.add(rule);
  if (!restore) {
    const script = guard(HTMLScriptElement.prototype, 'src');
    const link = guard(HTMLLinkElement.prototype, 'href');
    restore = () => {
      script();
      link();
    };
  }
  return () => {
    rules.delete(rule);
    if (rules.size > 0) return;
    restore?.();
    restore = undefined;
  };
}
