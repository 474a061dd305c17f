import { toRupees } from '@shop/money';
import { SelectField, TextAreaField, TextField } from '@shop/ui';
import { useState } from 'react';
import type { ProductChoices, ProductDetail } from '../../../api/types';
import { PicturesField } from '../../../parts/photos/pictures-field';
import styles from './product.module.css';

interface ProductFieldsProps {
  readonly choices: ProductChoices;
  /** Undefined for a new product. */
  readonly product: ProductDetail | undefined;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly chosen: string | null | undefined;
  readonly choices: readonly { readonly slug: string; readonly name: string }[];
}

/** A choice that may be none. */
function ChoiceField({ label, name, chosen, choices }: ChoiceFieldProps) {
  return (
    <SelectField label={label} name={name} defaultValue={chosen ?? ''}>
      <option value="">None</option>
      {choices.map((choice) => (
        <option key={choice.slug} value={choice.slug}>
          {choice.name}
        </option>
      ))}
    </SelectField>
  );
}

function Places({ choices, product }: ProductFieldsProps) {
  const [category, setCategory] = useState(product?.category ?? '');
  const inside = choices.categories.find(({ slug }) => slug === category);
  return (
    <>
      <SelectField
        label="Category"
        name="category"
        required
        value={category}
        onChange={(event) => setCategory(event.target.value)}
      >
        <option value="">Choose</option>
        {choices.categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <ChoiceField
        key={category}
        label="Subcategory"
        name="subcategory"
        chosen={category === product?.category ? product.subcategory : null}
        choices={inside?.subcategories ?? []}
      />
      <ChoiceField label="Brand" name="brand" chosen={product?.brand} choices={choices.brands} />
      <ChoiceField label="Theme" name="theme" chosen={product?.theme} choices={choices.themes} />
    </>
  );
}

function Prices({ choices, product }: ProductFieldsProps) {
  return (
    <>
      <TextField
        label="Price, ₹"
        name="rate"
        type="number"
        min={0}
        step="0.01"
        inputMode="decimal"
        required
        defaultValue={product ? toRupees(product.ratePaise) : ''}
      />
      <TextField
        label="Discount, %"
        name="discount"
        type="number"
        min={0}
        max={100}
        step="0.01"
        inputMode="decimal"
        defaultValue={product ? product.discountBp / 100 : 0}
      />
      <SelectField label="GST" name="gst" defaultValue={product?.gstBp ?? 1200}>
        {choices.gstRates.map((rate) => (
          <option key={rate} value={rate}>
            {`${rate / 100} %`}
          </option>
        ))}
      </SelectField>
      <TextField
        label="HSN code"
        name="hsn"
        hint="4, 6 or 8 digits"
        inputMode="numeric"
        pattern="\d{4}|\d{6}|\d{8}"
        defaultValue={product?.hsn ?? ''}
      />
    </>
  );
}

/** Everything that can be said of a product but its stock. */
export function ProductFields({ choices, product }: ProductFieldsProps) {
  return (
    <>
      <TextField label="Title" name="title" required maxLength={200} defaultValue={product?.title} />
      <div className={styles.grid}>
        <TextField label="Code" name="code" maxLength={60} defaultValue={product?.code ?? ''} />
        <SelectField
          label="In the shop"
          name="active"
          defaultValue={product?.active === false ? 'no' : 'yes'}
        >
          <option value="yes">Shown and sold</option>
          <option value="no">Withdrawn</option>
        </SelectField>
        <Prices choices={choices} product={product} />
        <Places choices={choices} product={product} />
        <TextField
          label="Colours"
          name="colors"
          hint="With commas between them"
          maxLength={1500}
          defaultValue={product?.colors.join(', ')}
        />
        <TextField
          label="Variant"
          name="variant"
          hint="Such as 15 mm"
          maxLength={120}
          defaultValue={product?.variant ?? ''}
        />
      </div>
      <PicturesField
        legend="Photos"
        name="photos"
        noun="photo"
        pictures={product?.photos ?? []}
        elsewhere
        empty="A product needs one photo at least."
      />
      <TextAreaField
        label="Description"
        name="description"
        hint="HTML; what a shop must not show is taken out"
        rows={8}
        maxLength={50_000}
        defaultValue={product?.description}
      />
      <TextAreaField label="Questions" name="faq" rows={4} maxLength={50_000} defaultValue={product?.faq} />
      <TextAreaField
        label="Contact"
        name="contact"
        rows={3}
        maxLength={50_000}
        defaultValue={product?.contact}
      />
    </>
  );
}
