/** The value of an inherited property that only `style` attributes set. */
function inherited(element: Element, property: string, initial: string): string {
  for (let from: Element | null = element; from; from = from.parentElement) {
    const value = ownStyle(from)?.getPropertyValue(property);
    if (value) return value;
  }
  return initial;
}

/** Reading `style` of an element that has none would make jsdom create one. */
const ownStyle = (element: Element) =>
  element.hasAttribute('style') ? (element as HTMLElement).style : undefined;

/**
 * Makes `getComputedStyle` cheap for what queries by role and simulated clicks read of every element: whether it is displayed, visible
 * and takes clicks. jsdom matches each element with every rule of its default style sheet, which took a tenth of the tests' time.
 * Other properties, and pages with style sheets of their own, are left to jsdom.
 */
export function installComputedStyle(): void {
  const complete = window.getComputedStyle.bind(window);
  const defaults = new Map<string, string>();

  /** The default style sheet's value: it depends on the element's name and these attributes. */
  function defaultDisplay(element: Element): string {
    const attributes = ['hidden', 'open', 'type'].filter((name) => element.hasAttribute(name));
    const values = attributes.map((name) => `${name}=${element.getAttribute(name)}`);
    const key = [element.namespaceURI, element.localName, ...values].join(' ');
    const known = defaults.get(key);
    if (known !== undefined) return known;
    const same = document.createElementNS(element.namespaceURI, element.localName);
    for (const name of attributes) same.setAttribute(name, element.getAttribute(name) ?? '');
    const { display } = complete(same);
    defaults.set(key, display);
    return display;
  }

  const read: Readonly<Record<string, (element: Element) => string>> = {
    display: (element) => ownStyle(element)?.display || defaultDisplay(element),
    visibility: (element) => inherited(element, 'visibility', 'visible'),
    'pointer-events': (element) => inherited(element, 'pointer-events', 'auto'),
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return complete(element, pseudo);
    const valueOf = (property: string) =>
      read[property]?.(element) ?? complete(element).getPropertyValue(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, name) {
        if (name === 'getPropertyValue') return valueOf;
        if (name === 'pointerEvents') return valueOf('pointer-events');
        if (name === 'display' || name === 'visibility') return valueOf(name);
        const style = complete(element);
        const value: unknown = Reflect.get(style, name);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}
