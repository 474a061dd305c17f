import { slugify } from '@shop/config';
import { Button, TextField } from '@shop/ui';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Failure } from '../../../parts/states';
import { fieldsOf } from '../../../parts/fields-of';
import { FormFailure } from '../../../parts/form-failure';
import { PageTitle } from '../../../parts/page-title';
import { RequestKey } from '../../../parts/request-key';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import { Waiting } from '../../../parts/waiting';
import { useCreateProductMutation, useGetProductChoicesQuery } from '../api';
import { ProductFields } from './fields';
import styles from './product.module.css';
import { readProductForm } from './read-form';

/** Makes a product. Its address comes from its title unless another one is given. */
export function NewProductPage() {
  const navigate = useNavigate();
  const [createProduct, { isLoading, error }] = useCreateProductMutation();
  const { data: choices, error: noChoices, refetch } = useGetProductChoicesQuery();
  const typed = useRef<HTMLFormElement>(null);
  const markSaved = useUnsavedChanges(typed, choices !== undefined);
  const [noPhoto, setNoPhoto] = useState<Error>();
  if (!choices && noChoices) return <Failure what="The form" error={noChoices} retry={refetch} />;
  if (!choices) return <Waiting label="Fetching the form …" />;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readProductForm(form);
    const { key, slug, stock } = fieldsOf(form, 'key', 'slug', 'stock');
    const isBare = fields.photos.length === 0;
    setNoPhoto(isBare ? new Error('Add a photo first.') : undefined);
    if (isBare) return;
    const { data } = await createProduct({
      ...fields,
      key,
      slug: slug.trim() || slugify(fields.title),
      stock: Number(stock),
    });
    if (!data) return;
    markSaved();
    await navigate(`/products/${data.data.id}`);
  };
  return (
    <>
      <p className={styles.back}>
        <Link to="/products">All products</Link>
      </p>
      <PageTitle title="New product" />
      <form ref={typed} className={styles.form} aria-label="Product" onSubmit={(event) => void submit(event)}>
        <RequestKey />
        <ProductFields choices={choices} product={undefined} />
        <div className={styles.grid}>
          <TextField
            label="First stock"
            name="stock"
            type="number"
            min={0}
            step={1}
            inputMode="numeric"
            required
            defaultValue={0}
          />
          <TextField
            label="Address in the shop"
            name="slug"
            hint="From the title when empty. It never changes."
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            maxLength={120}
            autoComplete="off"
          />
        </div>
        <FormFailure error={noPhoto ?? error} />
        <div>
          <Button type="submit" busy={isLoading}>
            Make the product
          </Button>
        </div>
      </form>
    </>
  );
}
