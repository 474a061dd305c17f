/** Prefix of the messages to the test's console listener. */
export const lostText = '[translated]';

export interface TranslateOptions {
  /** Translates before the page's scripts have run, as on a slow connection; otherwise after hydration. */
  readonly early: boolean;
  readonly lostText: string;
}

/**
 * Changes a page as Chrome's translation does: replaces each text node, also later ones, by
 * `<font><font>…</font></font>`. Texts stay in English, so that tests find them, except labels of options, whose
 * text must not be used as their value. Runs in the page, as an init script.
 */
export function translatePage({ early, lostText }: TranslateOptions): void {
  // Chrome translates the page, not the documents of its frames.
  if (window !== window.top) return;
  const untouched = 'font, script, style, noscript, textarea, svg, [translate="no"], .notranslate';
  const replaced = new WeakSet<Node>();

  const translateText = (node: Text) => {
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || parent.closest(untouched)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = parent.closest('option') ? `${node.data} (translated)` : node.data;
    replaced.add(node);
    parent.replaceChild(outer, node);
  };
  const translateBelow = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    if (root instanceof Text) texts.push(root);
    texts.forEach(translateText);
  };

  // A new value of a replaced node is not visible: the page keeps the old text.
  for (const [prototype, name] of [
    [Node.prototype, 'nodeValue'],
    [CharacterData.prototype, 'data'],
  ] as const) {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...property,
      set(this: Text, value: string) {
        if (replaced.has(this) && this.data !== value)
          console.error(`${lostText} "${this.data}" does not become "${value}"`);
        property?.set?.call(this, value);
      },
    });
  }

  const begin = () => {
    document.documentElement.classList.add('translated-ltr');
    translateBelow(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) translateBelow(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  const isHydrated = () =>
    document.documentElement.dataset.hydrated === 'true' &&
    !document.querySelector('[data-remote]:not([data-ready]):not([data-deferred])');
  const whenHydrated = () => {
    // The office is rendered by the browser alone.
    if (document.getElementById('office') || isHydrated()) return begin();
    const hydration = new MutationObserver(() => {
      if (!isHydrated()) return;
      hydration.disconnect();
      begin();
    });
    const attributeFilter = ['data-hydrated', 'data-ready', 'data-deferred'];
    hydration.observe(document.documentElement, { attributeFilter, subtree: true });
  };
  document.addEventListener('DOMContentLoaded', early ? begin : whenHydrated);
}
