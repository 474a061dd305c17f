import { useEffect, useRef, useState, type RefObject } from 'react';

export interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Whether to render the content: while open, and during the exit animation. */
  readonly shown: boolean;
}

function whenStill(dialog: HTMLDialogElement): Promise<unknown> {
  const running = typeof dialog.getAnimations === 'function' ? dialog.getAnimations() : [];
  return Promise.allSettled(running.map((animation) => animation.finished));
}

/**
 * Calls `ask` when the shopper wants to close the dialog: with Escape or a press on the backdrop. Returns a function
 * that removes the listeners.
 */
function listen(dialog: HTMLDialogElement, ask: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressedOutside = false;
  dialog.addEventListener(
    'cancel',
    (event) => {
      // The owner of `open` decides whether it closes.
      event.preventDefault();
      ask();
    },
    { signal },
  );
  dialog.addEventListener(
    'close',
    () => {
      // Browsers close the dialog despite preventDefault when Escape is pressed twice.
      if (!dialog.open) ask();
    },
    { signal },
  );
  dialog.addEventListener('pointerdown', ({ target }) => void (pressedOutside = target === dialog), {
    signal,
  });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      // Checks both ends of the click, so that a text selection that ends outside does not close the dialog.
      if (pressedOutside && target === dialog) ask();
    },
    { signal },
  );
  return () => listening.abort();
}

/**
 * Controls a native modal dialog with a prop. The browser traps the focus and makes the page behind inert; this hook
 * also returns the focus and calls `onClose` on Escape and on a press on the backdrop. Closed on the server. The
 * dialog's content must fill it, so that a press on the element itself is a press on the backdrop.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const latestOnClose = useRef(onClose);
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);

  if (wasOpen !== open) {
    setWasOpen(open);
    setLeaving(!open);
  }

  useEffect(() => {
    latestOnClose.current = onClose;
  }, [onClose]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    const stopListening = listen(dialog, () => latestOnClose.current());
    return () => {
      stopListening();
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !leaving) return;
    let waiting = true;
    void whenStill(dialog).then(() => {
      if (waiting) setLeaving(false);
    });
    return () => {
      waiting = false;
    };
  }, [leaving]);

  return { ref, shown: open || leaving };
}
