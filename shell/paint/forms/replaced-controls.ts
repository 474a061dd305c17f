declare global {
  interface Element {
    /** The element that React has put in the place of this one of the server's markup. */
    successor?: Element;
  }
}

const controls = 'form,button,input,textarea,select';
const fragmentOf = (element: Element) => element.closest<HTMLElement>('[data-remote]');

/** A fragment by its module, the page's frame by an empty name. */
function nameOf(fragment: HTMLElement | null): string {
  return fragment ? `${fragment.dataset.remote}/${fragment.dataset.module}` : '';
}

/** Controls by their fragment, kind and position among those of that kind. */
function byPlace(controls: readonly Element[]): Map<string, Element> {
  const counts: Record<string, number> = {};
  return new Map(
    controls.map((control) => {
      const attributes = ['type', 'name', 'class'].map((name) => control.getAttribute(name));
      const kind = [nameOf(fragmentOf(control)), control.tagName, ...attributes].join();
      counts[kind] = (counts[kind] ?? 0) + 1;
      return [`${kind},${counts[kind]}`, control];
    }),
  );
}

let sent = new Map<string, Element>();
let focused: Element | null = null;

/** Notes the controls in the server's markup. Call it before React hydrates `root`. */
export function noteControls(root: Element): void {
  sent = byPlace([...root.querySelectorAll(controls)]);
  focused = document.activeElement;
}

/** Whether a control of the server's markup may still be replaced, because its fragment is not hydrated. */
export const isPending = (control: Element) => [...sent.values()].includes(control);

/**
 * Finds the controls of a hydrated fragment, or of the page's frame, that replaced those of the server's markup, with what they
 * replaced. React renders all of it when the markup is not what it expects, as on a page that was translated meanwhile. Moves the
 * focus along.
 */
export function takeReplaced(fragment: Element | null): ReadonlyMap<Element, Element> {
  const found = [...(fragment ?? document).querySelectorAll(controls)];
  const replaced = new Map<Element, Element>();
  for (const [place, control] of byPlace(found.filter((one) => fragmentOf(one) === fragment))) {
    const before = sent.get(place);
    sent.delete(place);
    if (!before || before.isConnected) continue;
    replaced.set(control, before);
    before.successor = control;
    if (before === focused && document.activeElement === document.body)
      (control as HTMLElement).focus({ preventScroll: true });
  }
  return replaced;
}
