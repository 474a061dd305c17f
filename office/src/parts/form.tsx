import { nanoid } from '@reduxjs/toolkit';
import { FormDialog, WarningCircleIcon } from '@shop/ui';
import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { messageOf } from '../api/office-api';
import styles from './form.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Label of the button that confirms. */
  readonly confirm: string;
  /** Label of the button that closes the dialog. */
  readonly dismiss?: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
  /** Called with the form when it is submitted with valid fields. */
  readonly onConfirm: (form: HTMLFormElement) => void;
  /** The consequences and the form fields. */
  readonly children: ReactNode;
}

/** A form in a dialog. It stays open with its values when the API rejects them. */
export function Dialog({
  open,
  title,
  confirm,
  dismiss = 'Cancel',
  busy,
  error,
  onClose,
  onConfirm,
  children,
}: DialogProps) {
  return (
    <FormDialog
      open={open}
      title={title}
      submit={confirm}
      leave={dismiss}
      busy={busy}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      {children}
      <FormFailure error={error} />
    </FormDialog>
  );
}

/** The reason why a form was rejected, announced by screen readers. */
export function FormFailure({ error }: { readonly error: unknown }) {
  return (
    <div role="alert">
      {error !== undefined && (
        <p className={styles.failure}>
          <WarningCircleIcon /> <span>{messageOf(error)}</span>
        </p>
      )}
    </div>
  );
}

interface FileFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** The input's `accept` attribute. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  /** Called with an empty list when the user clears the selection. */
  readonly onChoose: (files: readonly File[]) => void;
}

/** Chooses files by button or drag and drop. The input is not submitted with the surrounding form. */
export function FileField({ label, hint, accept, multiple, ref, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        ref={ref}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    </div>
  );
}

/** Calls `handle` with the form of a field at the first render and after each input, for checks that depend on several fields. */
export function useFormInput(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  handle: (form: HTMLFormElement) => void,
): void {
  const onInput = useEffectEvent(handle);
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    const listener = () => onInput(form);
    listener();
    form.addEventListener('input', listener);
    return () => form.removeEventListener('input', listener);
  }, [field]);
}

/** The hidden field `key`: new each time the form is shown and the same for every submission, so that the API handles it once. */
export function RequestKey() {
  const [key] = useState(() => nanoid());
  return <input type="hidden" name="key" value={key} />;
}

/** The values of a form's text fields. Files become empty strings. */
export function fieldsOf<Name extends string>(form: HTMLFormElement, ...names: Name[]): Record<Name, string> {
  const data = new FormData(form);
  const text = (name: Name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
