import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';
import { CaretDownIcon } from './icons';

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, keyof FieldProps> {}

/** A labelled select; its children are the options. `className` is set on the whole field, other props on the select. */
export function SelectField({
  label,
  name,
  error,
  hint,
  warning,
  id,
  className,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, name, error, hint, warning, id, className }}>
      {(control) => (
        <span className={styles.choiceBox}>
          <select {...rest} {...control} name={name} className={classNames(styles.control, styles.choice)}>
            {children}
          </select>
          <CaretDownIcon className={styles.caret} aria-hidden="true" />
        </span>
      )}
    </FieldFrame>
  );
}
