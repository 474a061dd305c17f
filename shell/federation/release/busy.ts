/** Watches input in forms. Returns a function that checks for unsent input. */
export function watchForms(root: Document = document): () => boolean {
  const typed = new Set<Element>();
  const formOf = ({ target }: Event) =>
    target instanceof Element ? (target.closest('form') ?? target) : null;
  const forget = (event: Event) => {
    const form = formOf(event);
    if (form) typed.delete(form);
  };
  root.addEventListener('input', (event) => {
    const form = formOf(event);
    if (form) typed.add(form);
  });
  root.addEventListener('submit', forget);
  root.addEventListener('reset', forget);
  return () => {
    // Input of a removed form is lost.
    for (const form of typed) if (!form.isConnected) typed.delete(form);
    return typed.size > 0;
  };
}
