import { takeReplaced } from './replaced-controls';

type Text = HTMLInputElement | HTMLTextAreaElement;
type Field = Text | HTMLSelectElement;

/** Sets a value like typing: React only notices a change if the value differs from the one it last set. */
function retype({ value, selectionStart, selectionEnd }: Text, field: Text): () => void {
  return () => {
    // React tracks a field with a setter on the element; the prototype's setter bypasses it.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    field.value = field.defaultValue;
    set?.call(field, value);
    // Some fields, such as those of type email, do not expose the caret.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** A function that repeats the changes of `typed` in `field`; undefined without changes. */
function redoOf(typed: Field, field: Field): (() => void) | undefined {
  const { value } = typed;
  if (typed instanceof HTMLSelectElement) {
    const sent = [...typed.options].find(({ defaultSelected }) => defaultSelected) ?? typed.options[0];
    if (value === sent?.value) return undefined;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (typed instanceof HTMLInputElement && /checkbox|radio/.test(typed.type)) {
    const { checked, defaultChecked } = typed;
    // In a radio group, only the checked button is replayed.
    if (checked === defaultChecked || (!checked && typed.type === 'radio')) return undefined;
    return () => {
      (field as HTMLInputElement).checked = !checked;
      field.click();
    };
  }
  return value === typed.defaultValue ? undefined : retype(typed, field as Text);
}

/**
 * Replays input in a fragment that has just been hydrated. Call it within the commit that hydrates the fragment, before a field is
 * rendered again without the input.
 */
export function keepTyped(fragment: Element): void {
  const replaced = takeReplaced(fragment);
  const fields = [...fragment.querySelectorAll<Field>('input,textarea,select')];
  const redo = fields.flatMap(
    (field) => redoOf((replaced.get(field) as Field | undefined) ?? field, field) ?? [],
  );
  // After the commit, so that each field's change is applied before the next one is dispatched.
  if (redo.length > 0) queueMicrotask(() => redo.forEach((run) => run()));
}
