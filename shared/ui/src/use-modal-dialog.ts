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

/**
 * Drives a native modal dialog from a prop: the browser traps the focus and makes the page behind inert; this adds
 * the return of the focus and asks `onClose` on Escape and on a press on the backdrop. Closed on the server.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const latestOnClose = useRef(onClose);

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
    return () => {
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

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const ask = () => latestOnClose.current();
    const cancelled = (event: Event) => {
      // The owner of `open` decides; a dialog that shut itself would disagree with it.
      event.preventDefault();
      ask();
    };
    let pressedOutside = false;
    const pressed = (event: Event) => {
      pressedOutside = event.target === dialog;
    };
    const clicked = (event: Event) => {
      // Both ends of the click, so that a text selection that ends outside does not close.
      if (pressedOutside && event.target === dialog) ask();
    };
    dialog.addEventListener('cancel', cancelled);
    // Browsers close despite preventDefault when Escape comes twice.
    dialog.addEventListener('close', ask);
    dialog.addEventListener('pointerdown', pressed);
    dialog.addEventListener('click', clicked);
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('close', ask);
      dialog.removeEventListener('pointerdown', pressed);
      dialog.removeEventListener('click', clicked);
    };
  }, [open]);

  return { ref, shown: open || leaving };
}
