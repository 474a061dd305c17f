declare global {
  interface Element {
    /** The element that React rendered instead of this element of the server markup. */
    successor?: Element;
  }
}

const controls = 'form,button,input,textarea,select';
const fragmentOf = (element: Element) => element.closest<HTMLElement>('[data-remote]');

/** The module of a fragment; empty for the page's frame. */
function nameOf(fragment: HTMLElement | null): string {
  return fragment ? `${fragment.dataset.remote}/${fragment.dataset.module}` : '';
}

/** Controls by fragment, kind and index among those of the same kind. */
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

/** Records the controls in the server markup. Call it before React hydrates `root`. */
export function noteControls(root: Element): void {
  sent = byPlace([...root.querySelectorAll(controls)]);
  focused = document.activeElement;
}

/** Whether a control of the server markup may still be replaced, because its fragment is not hydrated. */
export const isPending = (control: Element) => [...sent.values()].includes(control);

/**
 * Finds the controls of a hydrated fragment, or of the frame, that replaced controls of the server markup. React rerenders a
 * fragment with unexpected markup, such as on a translated page. Moves the focus to the new control.
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
