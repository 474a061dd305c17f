import { countryName } from '@shop/config/countries';
import { formatDateTime } from '@shop/config/dates';
import { formatRupees } from '@shop/money';
import { Button, ButtonLink, EmptyState } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../../api/office-api';
import type { ProductChoices, ProductDetail } from '../../../api/types';
import { useMay } from '../../../app/session';
import { useChanging } from '../../../app/store';
import { Facts, PageTitle, Tag } from '../../../parts/display';
import { FormFailure } from '../../../parts/form';
import { Failure, Notice, Waiting } from '../../../parts/states';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import { useEditProductMutation, useGetProductChoicesQuery, useGetStaffProductQuery } from '../api';
import { ProductAddress } from './address';
import { ProductActions } from './archive';
import { ProductHistory } from '../history/product-history';
import { ProductFields, readProductForm } from './fields';
import { PreviewButton } from './preview';
import styles from './product.module.css';
import { ProductVariants } from '../variants/variants';
import { ProductStock } from './stock';

interface EditProps {
  readonly product: ProductDetail;
  readonly choices: ProductChoices;
}

/** The form of a product. It keeps the opened version when other staff change the product. */
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
  const isOutdated = product.version > opened.version && !changing;
  return (
    <>
      <Notice>{isSaved && 'Saved. The shop shows the change immediately.'}</Notice>
      <form ref={typed} className={styles.form} aria-label="Product" onSubmit={(event) => void submit(event)}>
        {/* Remounted after saving, to show the stored texts. */}
        <ProductFields key={opened.version} choices={choices} product={opened} />
        <FormFailure error={error} />
        {isOutdated && (
          <p>
            <Button variant="secondary" onClick={() => setOpened(product)}>
              {`Load the version saved by ${product.changedBy ?? 'the file'}`}
            </Button>
          </p>
        )}
        <PreviewButton form={typed} id={opened.id} />
        <div>
          <Button type="submit" busy={isLoading}>
            Save
          </Button>
        </div>
      </form>
    </>
  );
}

/** One product: its form and its stock. */
export function ProductPage() {
  const { id = '' } = useParams();
  const mayEdit = useMay('keep');
  // Incremented when another part of the page changes the product, to show the new values in the form.
  const [changes, setChanges] = useState(0);
  const { currentData: product, error, refetch } = useGetStaffProductQuery(id);
  const { data: choices, error: choicesError, refetch: refetchChoices } = useGetProductChoicesQuery();
  if (!product && isMissing(error)) {
    return (
      <>
        <PageTitle title="Product not found" />
        <EmptyState
          title="There is no product with this ID"
          action={<ButtonLink to="/products">All products</ButtonLink>}
        />
      </>
    );
  }
  if (!product && error) return <Failure what="The product" error={error} retry={refetch} />;
  if (!choices && choicesError)
    return <Failure what="The form" error={choicesError} retry={refetchChoices} />;
  if (!product || !choices) return <Waiting label="Loading product…" />;
  return (
    <>
      <p className={styles.back}>
        <Link to="/products">All products</Link>
      </p>
      <PageTitle title={product.title}>
        {!product.active && <Tag tone="plain">{product.archivedAt ? 'Archived' : 'Withdrawn'}</Tag>}
      </PageTitle>
      {mayEdit && <ProductActions product={product} onChanged={() => setChanges(changes + 1)} />}
      <div className={styles.columns}>
        {mayEdit ? (
          <div>
            <EditForm key={`${id} ${changes}`} product={product} choices={choices} />
          </div>
        ) : (
          <ProductFacts product={product} choices={choices} />
        )}
        <div className={styles.side}>
          <ProductStock product={product} />
          {mayEdit && <ProductAddress product={product} />}
          <ProductHistory product={product} onReverted={() => setChanges(changes + 1)} />
        </div>
      </div>
      <ProductVariants key={id} product={product} choices={choices} />
    </>
  );
}

/** The sale period of a product that has one. */
function saleFacts({ discountFrom, discountUntil }: ProductDetail): [string, string][] {
  return [
    ...(discountFrom ? [['Sale starts', formatDateTime(discountFrom)] as [string, string]] : []),
    ...(discountUntil ? [['Sale ends', formatDateTime(discountUntil)] as [string, string]] : []),
  ];
}

interface ProductFactsProps {
  readonly product: ProductDetail;
  readonly choices: ProductChoices;
}

/** A read-only product, for staff who may not change it. */
function ProductFacts({ product, choices }: ProductFactsProps) {
  const category = choices.categories.find(({ slug }) => slug === product.category);
  return (
    <section className={styles.form} aria-label="Product">
      <Facts
        facts={[
          ['Code', product.productCode ?? 'None'],
          ['Price', formatRupees(product.ratePaise)],
          ['Discount', `${product.discountBp / 100}%`],
          ...saleFacts(product),
          ['Price after discount', formatRupees(product.unitPaise)],
          ['GST', `${product.gstBp / 100}%`],
          ['HSN code', product.hsnCode ?? 'None'],
          ['Category', category?.name ?? product.category],
          ['Colours', product.colors.join(', ') || 'None'],
          ['Variant', product.variant ?? 'None'],
          ['Country of origin', product.countryOfOrigin ? countryName(product.countryOfOrigin) : 'Missing'],
          ['Importer', product.importer ?? 'None'],
          ['MRP', product.mrpPaise ? formatRupees(product.mrpPaise) : 'None'],
          ['Net quantity', product.netQuantity ?? 'None'],
          ['Weight', product.weightGrams ? `${product.weightGrams} g` : 'None'],
          ...(product.giftCardPaise
            ? [['Gift card value', formatRupees(product.giftCardPaise)] as const]
            : []),
        ]}
      />
    </section>
  );
}
