import { Button } from '@shop/ui';
import type { RefObject } from 'react';
import { FormFailure } from '../../../parts/form';
import { usePreviewProductMutation } from '../api';
import { readProductForm } from './fields';
import styles from './product.module.css';

interface PreviewButtonProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The product's ID; undefined for a new product. */
  readonly id?: string;
}

/** Shows the form's product on its page in the shop before it is saved. */
export function PreviewButton({ form, id }: PreviewButtonProps) {
  const [preview, { data, error, isLoading }] = usePreviewProductMutation();
  const show = () => {
    if (!form.current?.reportValidity()) return;
    void preview({ ...readProductForm(form.current), ...(id !== undefined && { id }) });
  };
  return (
    <div className={styles.preview}>
      <Button variant="secondary" busy={isLoading} onClick={show}>
        Preview in the shop
      </Button>
      <div role="status">
        {data && !isLoading && (
          <span>
            <a href={data.url} target="_blank" rel="noopener noreferrer">
              Open preview
            </a>{' '}
            <span>
              Anyone with the link can open this preview for an hour. It does not update as you edit.
            </span>
          </span>
        )}
      </div>
      <FormFailure error={error} />
    </div>
  );
}
