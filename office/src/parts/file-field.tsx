import { useId, type Ref } from 'react';
import styles from './file-field.module.css';

interface FileFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** As the input's attribute has it. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  /** None when the choice was taken back. */
  readonly onChoose: (files: readonly File[]) => void;
}

/** A file of whoever uses the browser, by its button or dropped onto it. It is no field of a form around it. */
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
