const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';
const openers = new Map<HTMLDialogElement, Element | null>();

function focusInside(dialog: HTMLDialogElement): void {
  const target =
    dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog.querySelector<HTMLElement>(focusable);
  if (!target) dialog.tabIndex = -1;
  (target ?? dialog).focus();
}

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is already open', 'InvalidStateError');
  openers.set(this, document.activeElement);
  this.open = true;
  focusInside(this);
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  const opener = openers.get(this);
  openers.delete(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event('close'));
}

function closeOnEscape(event: KeyboardEvent): void {
  const dialog = [...openers.keys()].filter(({ isConnected }) => isConnected).at(-1);
  if (event.key !== 'Escape' || !dialog) return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** Installs modal dialogs, which jsdom lacks: they take the focus and return it, and Escape cancels the topmost. */
export function installDialog(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  document.addEventListener('keydown', closeOnEscape);
}
