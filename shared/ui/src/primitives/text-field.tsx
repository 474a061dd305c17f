import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {}

/** A labelled input. `className` goes to the whole field, everything else to the input. */
export function TextField({ label, name, error, hint, warning, id, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, name, error, hint, warning, id, className }}>
      {(control) => <input type="text" {...rest} {...control} name={name} className={styles.control} />}
    </FieldFrame>
  );
}
