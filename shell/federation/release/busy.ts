/** Watches what is typed into forms; returns whether any of it is not sent yet. */
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
    // What was typed into a form that has left the page is gone.
    for (const form of typed) if (!form.isConnected) typed.delete(form);
    return typed.size > 0;
  };
}
