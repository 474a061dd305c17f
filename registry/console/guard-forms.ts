/**
 * A form is sent once, and not at all while offline: the browser's error page would discard what
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
  // A page from the back/forward cache is not being sent.
  addEventListener('pageshow', () => {
    for (const form of document.forms) form.ariaBusy = null;
  });
}
