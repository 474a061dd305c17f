import { WarningCircleIcon } from '@shop/ui';
import { messageOf } from '../api/failure';
import styles from './form.module.css';

/** Why a form was refused; nothing while it was not. Read out as it appears. */
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
