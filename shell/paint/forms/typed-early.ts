type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a text as typing would: React notices a change only when the value differs from the one it has set last. */
function retype(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    // React tracks its fields by a setter on the element; the prototype's setter bypasses it.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    field.value = field.defaultValue;
    set?.call(field, value);
    // Some fields, such as those for e-mail, have no caret that could be read.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** A function that repeats the shopper's change to the field; undefined if it is as the server sent it. */
function redoOf(field: Field): (() => void) | undefined {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    if (value === sent?.value) return undefined;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    const { checked, defaultChecked } = field;
    // Of a radio group, only the checked one is replayed.
    if (checked === defaultChecked || (!checked && field.type === 'radio')) return undefined;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  return value === field.defaultValue ? undefined : retype(field);
}

/**
 * Replays what the shopper has typed or chosen in a fragment to its code, which has just been hydrated and knows nothing
 * of it. Call it within the commit that hydrates the fragment, before a field is rendered again without it.
 */
export function keepTyped(fragment: Element): void {
  const fields = fragment.querySelectorAll<Field>('input,textarea,select');
  const redo = [...fields].flatMap((field) => redoOf(field) ?? []);
  // After the commit: each field's change is then applied before the next one is dispatched.
  if (redo.length > 0) queueMicrotask(() => redo.forEach((run) => run()));
}
