/**
 * A form is sent once, and not at all without a connection: the browser's own page for that would take the place of what
 * was typed.
 */
export function guardForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!navigator.onLine || form.ariaBusy === 'true') {
      event.preventDefault();
      return;
    }
    form.ariaBusy = 'true';
  });
  // A page that comes back from the browser's memory is not being sent.
  addEventListener('pageshow', () => {
    for (const form of document.forms) form.ariaBusy = null;
  });
}
