import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import { FieldFrame, type FieldProps } from './field-frame';
import styles from './field.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {}

/** A labelled input. `className` is set on the whole field, other props on the input. */
export function TextField({ label, name, error, hint, warning, id, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, name, error, hint, warning, id, className }}>
      {(control) => <input type="text" {...rest} {...control} name={name} className={styles.control} />}
    </FieldFrame>
  );
}

export interface TextAreaFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {}

/** A labelled textarea. `className` is set on the whole field, other props on the textarea. */
export function TextAreaField({
  label,
  name,
  error,
  hint,
  warning,
  id,
  className,
  ...rest
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, name, error, hint, warning, id, className }}>
      {(control) => (
        <textarea {...rest} {...control} name={name} className={classNames(styles.control, styles.area)} />
      )}
    </FieldFrame>
  );
}
