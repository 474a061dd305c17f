import { Button } from '@shop/ui';
import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import styles from './account-form.module.css';

interface AccountFormProps {
  /** Name of the form, and the label of its button unless that says something else. */
  readonly label: string;
  /** Where the browser posts the form when its code is not there. */
  readonly action: string;
  readonly busy: boolean;
  readonly busyLabel?: string;
  readonly onSubmit: () => Promise<void>;
  readonly fields: ReactElement;
  /** Small, between the fields and the button. */
  readonly aside?: ReactNode;
  /** The link to the other page. */
  readonly other: ReactNode;
}

/** The form that the account pages share: fields, one button, and a link. */
export function AccountForm({
  label,
  action,
  busy,
  busyLabel = label,
  onSubmit,
  fields,
  aside,
  other,
}: AccountFormProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form className={styles.form} method="post" action={action} onSubmit={submit} aria-label={label}>
      {fields}
      {aside && <p className={styles.aside}>{aside}</p>}
      <Button type="submit" busy={busy}>
        {busy ? busyLabel : label}
      </Button>
      <p className={styles.other}>{other}</p>
    </form>
  );
}
