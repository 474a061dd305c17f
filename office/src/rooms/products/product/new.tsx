import { slugify } from '@shop/config';
import { Button, TextField } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ProductDetail } from '../../../api/types';
import { PageTitle } from '../../../parts/display';
import { fieldsOf, FormFailure, RequestKey } from '../../../parts/form';
import { Failure, Waiting } from '../../../parts/states';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import { useCreateProductMutation, useGetProductChoicesQuery, useGetStaffProductQuery } from '../api';
import { ProductFields, readProductForm } from './fields';
import { PreviewButton } from './preview';
import styles from './product.module.css';

/** The fields of a duplicate: a code belongs to one product, and the copy is checked before it is sold. */
const duplicateOf = (product: ProductDetail): ProductDetail => ({
  ...product,
  title: `${product.title} (copy)`.slice(0, 200),
  productCode: null,
  active: false,
});

/** Creates a product, or a duplicate of the product in `from`. Its slug is generated from its title unless one is typed. */
export function NewProductPage() {
  const navigate = useNavigate();
  const [createProduct, { isLoading, error }] = useCreateProductMutation();
  const { data: choices, error: choicesError, refetch } = useGetProductChoicesQuery();
  const [search] = useSearchParams();
  const from = search.get('from');
  const original = useGetStaffProductQuery(from ?? skipToken);
  const typed = useRef<HTMLFormElement>(null);
  const markSaved = useUnsavedChanges(typed, choices !== undefined && !original.isLoading);
  const [noPhoto, setNoPhoto] = useState<Error>();
  if (!choices && choicesError) return <Failure what="The form" error={choicesError} retry={refetch} />;
  if (original.error) {
    return <Failure what="The product" error={original.error} retry={original.refetch} />;
  }
  if (!choices || (from !== null && !original.currentData)) return <Waiting label="Loading…" />;
  const copied = from === null ? undefined : original.currentData;
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
      <PageTitle title={copied ? `Duplicate of ${copied.title}` : 'New product'} />
      <form ref={typed} className={styles.form} aria-label="Product" onSubmit={(event) => void submit(event)}>
        <RequestKey />
        <ProductFields choices={choices} product={copied && duplicateOf(copied)} />
        <div className={styles.grid}>
          <TextField
            label="Initial stock"
            name="stock"
            type="number"
            min={0}
            step={1}
            inputMode="numeric"
            required
            defaultValue={0}
          />
          <TextField
            label="URL slug"
            name="slug"
            hint="Generated from the title if empty. It cannot be changed later."
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            maxLength={120}
            autoComplete="off"
          />
        </div>
        <PreviewButton form={typed} />
        <FormFailure error={noPhoto ?? error} />
        <div>
          <Button type="submit" busy={isLoading}>
            Create product
          </Button>
        </div>
      </form>
    </>
  );
}
