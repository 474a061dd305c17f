import { useEffect, useRef, useState, type RefObject } from 'react';

export interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Whether the content belongs in the page: while open, and until the way out has played. */
  readonly shown: boolean;
}

function whenStill(dialog: HTMLDialogElement): Promise<unknown> {
  const running = typeof dialog.getAnimations === 'function' ? dialog.getAnimations() : [];
  return Promise.allSettled(running.map((animation) => animation.finished));
}

/** Calls `ask` when the shopper wants the dialog gone: Escape, or a press on the backdrop. Returns a function that undoes it. */
function listen(dialog: HTMLDialogElement, ask: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressedOutside = false;
  dialog.addEventListener(
    'cancel',
    (event) => {
      // The owner of `open` decides; a dialog that shut itself would disagree with it.
      event.preventDefault();
      ask();
    },
    { signal },
  );
  dialog.addEventListener(
    'close',
    () => {
      // Browsers close despite preventDefault when Escape comes twice.
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
      // Both ends of the click, so that a text selection that ends outside does not close.
      if (pressedOutside && target === dialog) ask();
    },
    { signal },
  );
  return () => listening.abort();
}

/**
 * Drives a native modal dialog from a prop: the browser traps the focus and makes the page behind inert; this adds
 * the return of the focus and asks `onClose` on Escape and on a press on the backdrop. Closed on the server. The
 * dialog's content must fill it, so that a press on the element itself is one on the backdrop.
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
    const cameFrom = document.activeElement;
    dialog.showModal();
    const stopListening = listen(dialog, () => latestOnClose.current());
    return () => {
      stopListening();
      dialog.close();
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
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
