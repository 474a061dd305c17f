import { Button, ButtonLink, EmptyState } from '@shop/ui';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../../api/failure';
import type { ProductChoices, ProductDetail } from '../../../api/types';
import { useMay } from '../../../app/me-context';
import { useChanging } from '../../../app/store';
import { Failure } from '../../../parts/states';
import { FormFailure } from '../../../parts/form-failure';
import { Notice } from '../../../parts/notice';
import { PageTitle } from '../../../parts/page-title';
import { Tag } from '../../../parts/tag';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import { Waiting } from '../../../parts/waiting';
import { useEditProductMutation, useGetProductChoicesQuery, useGetStaffProductQuery } from '../api';
import { ProductFacts } from './product-facts';
import { ProductFields } from './fields';
import styles from './product.module.css';
import { readProductForm } from './read-form';
import { ProductStock } from './stock';

interface EditProps {
  readonly product: ProductDetail;
  readonly choices: ProductChoices;
}

/** The form of a product as it was opened: what others change meanwhile does not come into it. */
function EditForm({ product, choices }: EditProps) {
  const [opened, setOpened] = useState(product);
  const [isSaved, setIsSaved] = useState(false);
  const [editProduct, { isLoading, error }] = useEditProductMutation();
  const changing = useChanging();
  const typed = useRef<HTMLFormElement>(null);
  const markSaved = useUnsavedChanges(typed, opened.version);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSaved(false);
    const fields = readProductForm(event.currentTarget);
    const { data } = await editProduct({ id: opened.id, version: opened.version, ...fields });
    if (!data) return;
    markSaved();
    setOpened(data.data);
    setIsSaved(true);
  };
  const isOld = product.version > opened.version && !changing;
  return (
    <>
      <Notice>{isSaved && 'Saved. The shop shows it at once.'}</Notice>
      <form ref={typed} className={styles.form} aria-label="Product" onSubmit={(event) => void submit(event)}>
        {/* Made anew from what was saved: texts come back as they are stored. */}
        <ProductFields key={opened.version} choices={choices} product={opened} />
        <FormFailure error={error} />
        {isOld && (
          <p>
            <Button variant="secondary" onClick={() => setOpened(product)}>
              {`Start again from what ${product.changedBy ?? 'the file'} saved`}
            </Button>
          </p>
        )}
        <div>
          <Button type="submit" busy={isLoading}>
            Save
          </Button>
        </div>
      </form>
    </>
  );
}

/** All of one product: its form, its stock, and what is known of it. */
export function ProductPage() {
  const { id = '' } = useParams();
  const mayKeep = useMay('keep');
  const { currentData: product, error, refetch } = useGetStaffProductQuery(id);
  const { data: choices, error: noChoices, refetch: chooseAgain } = useGetProductChoicesQuery();
  if (!product && isMissing(error)) {
    return (
      <>
        <PageTitle title="There is no such product" />
        <EmptyState
          title="No product has this id"
          action={<ButtonLink to="/products">To all products</ButtonLink>}
        />
      </>
    );
  }
  if (!product && error) return <Failure what="The product" error={error} retry={refetch} />;
  if (!choices && noChoices) return <Failure what="The form" error={noChoices} retry={chooseAgain} />;
  if (!product || !choices) return <Waiting label="Fetching the product …" />;
  return (
    <>
      <p className={styles.back}>
        <Link to="/products">All products</Link>
      </p>
      <PageTitle title={product.title}>{!product.active && <Tag tone="plain">Withdrawn</Tag>}</PageTitle>
      <div className={styles.columns}>
        {mayKeep ? (
          <div>
            <EditForm key={id} product={product} choices={choices} />
          </div>
        ) : (
          <ProductFacts product={product} choices={choices} />
        )}
        <ProductStock product={product} />
      </div>
    </>
  );
}
