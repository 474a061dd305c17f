import type { Connection } from '@shop/api-client/connection';
import { setBar } from './bar';

const notSent = 'Not sent: the registry does not respond. Your input is still here. Try again.';

/**
 * Sends a form only once. While the connection is reported as lost, it first checks whether the registry responds, because the
 * browser's error page would discard the input.
 */
export function guardForms({ isOffline }: Connection, isReachable: () => Promise<boolean>): void {
  const verified = new WeakSet<HTMLFormElement>();

  const sendIfReachable = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const reachable = await isReachable();
    form.ariaBusy = null;
    setBar('unsent', reachable ? null : [notSent]);
    if (!reachable) return;
    verified.add(form);
    form.requestSubmit(submitter);
    // If a field was emptied during the check, nothing was sent, and the next attempt needs another check.
    verified.delete(form);
  };

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const isSending = form.ariaBusy === 'true';
    const isDoubtful = isOffline() && !verified.has(form);
    if (isSending || isDoubtful) event.preventDefault();
    if (isSending) return;
    form.ariaBusy = 'true';
    if (isDoubtful) void sendIfReachable(form, event.submitter);
  });
  // A page restored from the back/forward cache has no form in flight.
  addEventListener('pageshow', () => {
    for (const form of document.forms) form.ariaBusy = null;
  });
}
