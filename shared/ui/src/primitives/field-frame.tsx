import { langOf } from '@shop/config/messages';
import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { fieldId } from './field-id';
import { WarningCircleIcon } from './icons';

/** Common props of all fields, in addition to the attributes of their control. */
export interface FieldProps {
  readonly label: string;
  readonly name: string;
  /** Error message; marks the control as invalid and describes it. */
  readonly error?: string;
  readonly hint?: ReactNode;
  /** A warning; null without one, so that it is announced when it appears. */
  readonly warning?: ReactNode;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  readonly name: string;
  readonly id?: string;
  readonly className?: string;
  readonly children: (control: ControlProps) => ReactElement;
}

/** A control with its label, hint and error, linked to it by ids. */
export function FieldFrame({
  label,
  name,
  error,
  hint,
  warning,
  id = fieldId(name),
  className,
  children,
}: FieldFrameProps) {
  const noteId = useId();
  const hintId = hint ? `${noteId}hint` : undefined;
  const warningId = warning ? `${noteId}warning` : undefined;
  const errorId = error ? `${noteId}error` : undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(hintId, errorId, warningId),
      })}
      {error && (
        <span id={errorId} className={styles.error}>
          <WarningCircleIcon aria-hidden="true" />
          <span lang={langOf(error)}>{error}</span>
        </span>
      )}
      {warning !== undefined && (
        <div role="status" id={warningId} className={styles.warning}>
          {warning && (
            <>
              <WarningCircleIcon aria-hidden="true" />
              <span>{warning}</span>
            </>
          )}
        </div>
      )}
    </div>
  );
}
