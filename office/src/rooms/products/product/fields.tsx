import { discountBp, fromRupees, toRupees } from '@shop/money';
import { SelectField, TextField } from '@shop/ui';
import { type ComponentProps, useState } from 'react';
import type { NewProduct, ProductChoices, ProductDetail } from '../../../api/types';
import { fieldsOf } from '../../../parts/form';
import { PicturesField } from '../../../parts/photos/pictures-field';
import { RichTextField } from '../../../parts/rich-text/rich-text-field';
import { DeclaredFields, readDeclared } from './declared';
import { GstField } from './gst-field';
import { HsnField } from './hsn-field';
import styles from './product.module.css';
import { readSalePeriod, SalePeriod } from './sale-period';

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

/** An optional select field. */
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

const orNull = (text: string) => text.trim() || null;
const amount = { type: 'number', min: 0, step: '0.01', inputMode: 'decimal' } as const;

interface Typed extends Partial<ComponentProps<typeof TextField>> {
  readonly label: string;
  /** The field's text for a product. */
  shown(product: ProductDetail): string | number | null | undefined;
  /** The initial value for a new product. */
  readonly initial?: string | number;
  /** Converts the text to the value for the API. */
  read(text: string): unknown;
}

/** Text fields, by their names in the API. */
const typed = {
  title: {
    label: 'Title',
    required: true,
    maxLength: 200,
    shown: ({ title }) => title,
    read: (text: string) => text,
  },
  productCode: { label: 'Code', maxLength: 60, shown: ({ productCode }) => productCode, read: orNull },
  ratePaise: {
    ...amount,
    label: 'Price, ₹',
    required: true,
    shown: ({ ratePaise }) => toRupees(ratePaise),
    read: (text: string) => fromRupees(Number(text)),
  },
  discountBp: {
    ...amount,
    label: 'Discount, %',
    max: 100,
    initial: 0,
    shown: (product) => product.discountBp / 100,
    read: (text: string) => discountBp(Number(text)),
  },
  colors: {
    label: 'Colours',
    hint: 'Separated by commas',
    maxLength: 1500,
    shown: ({ colors }) => colors.join(', '),
    read: (text: string) => text.split(',').flatMap((name) => name.trim() || []),
  },
  variant: {
    label: 'Variant',
    hint: 'For example 15 mm',
    maxLength: 120,
    shown: ({ variant }) => variant,
    read: orNull,
  },
  weightGrams: {
    label: 'Weight, g',
    hint: 'One unit with its packaging',
    type: 'number',
    min: 1,
    max: 100_000,
    step: 1,
    inputMode: 'numeric',
    shown: ({ weightGrams }) => weightGrams,
    read: (text: string) => (text === '' ? null : Number(text)),
  },
  giftCardPaise: {
    ...amount,
    label: 'Gift card value, ₹',
    hint: 'Only for gift cards: each paid unit issues a card',
    min: 1,
    max: 100_000,
    shown: ({ giftCardPaise }) => (giftCardPaise ? toRupees(giftCardPaise) : null),
    read: (text: string) => (text === '' ? null : fromRupees(Number(text))),
  },
} as const satisfies Readonly<Record<string, Typed>>;

type TypedName = keyof typeof typed;

/** Fields that a product with variants derives from them. */
const ofVariants: readonly TypedName[] = ['ratePaise', 'discountBp', 'colors'];

/** A field of `typed`. */
function TypedField({ name, product }: { readonly name: TypedName } & Pick<ProductFieldsProps, 'product'>) {
  const { shown, read: _read, initial = '', ...props }: Typed = typed[name];
  const value = product ? (shown(product) ?? '') : initial;
  if (product?.options && ofVariants.includes(name)) return <input type="hidden" name={name} value={value} />;
  return <TextField {...props} name={name} defaultValue={value} />;
}

/** All fields of a product except its stock. */
export function ProductFields({ choices, product }: ProductFieldsProps) {
  return (
    <>
      <TypedField name="title" product={product} />
      <div className={styles.grid}>
        <TypedField name="productCode" product={product} />
        <SelectField label="Status" name="active" defaultValue={product?.active === false ? 'no' : 'yes'}>
          <option value="yes">On sale</option>
          <option value="no">Withdrawn</option>
        </SelectField>
        <TypedField name="ratePaise" product={product} />
        <TypedField name="discountBp" product={product} />
        {!product?.options && <SalePeriod period={product} discountName="discountBp" />}
        <GstField
          rates={choices.gstRates}
          stored={product?.gstBp ?? 1200}
          priced={product?.options ? undefined : { rate: 'ratePaise', discount: 'discountBp' }}
        />
        <HsnField name="hsnCode" stored={product?.hsnCode} />
        <Places choices={choices} product={product} />
        <TypedField name="colors" product={product} />
        <TypedField name="variant" product={product} />
        <DeclaredFields product={product} />
        <TypedField name="weightGrams" product={product} />
        <TypedField name="giftCardPaise" product={product} />
      </div>
      <PicturesField
        legend="Photos"
        name="photos"
        noun="photo"
        pictures={product?.photos ?? []}
        elsewhere
        altsField="photoAlts"
        empty="A product needs at least one photo."
      />
      <RichTextField
        label="Description"
        name="description"
        rows={8}
        maxLength={50_000}
        defaultValue={product?.description}
      />
      <RichTextField label="Questions" name="faq" rows={4} maxLength={50_000} defaultValue={product?.faq} />
      <RichTextField
        label="Contact"
        name="contact"
        rows={3}
        maxLength={50_000}
        defaultValue={product?.contact}
      />
    </>
  );
}

/** The fields for both creating and editing. */
export type ProductFields = Omit<NewProduct, 'slug' | 'stock'>;

type TypedValues = { [Name in TypedName]: ReturnType<(typeof typed)[Name]['read']> };

/** The values of a product's form, which the browser has validated. */
export function readProductForm(form: HTMLFormElement): ProductFields {
  const texts = fieldsOf(
    form,
    ...([
      'gst',
      'hsnCode',
      'active',
      'category',
      'subcategory',
      'brand',
      'theme',
      'photos',
      'photoAlts',
    ] as const),
    ...(['description', 'faq', 'contact'] as const),
  );
  const typedTexts = fieldsOf(form, ...(Object.keys(typed) as TypedName[]));
  const values = Object.entries(typed).map(([name, { read }]) => [name, read(typedTexts[name as TypedName])]);
  return {
    ...(Object.fromEntries(values) as TypedValues),
    gstBp: Number(texts.gst),
    hsnCode: orNull(texts.hsnCode),
    ...readSalePeriod(form),
    ...readDeclared(form),
    active: texts.active === 'yes',
    category: texts.category,
    subcategory: orNull(texts.subcategory),
    brand: orNull(texts.brand),
    theme: orNull(texts.theme),
    photos: JSON.parse(texts.photos) as string[],
    photoAlts: JSON.parse(texts.photoAlts) as Record<string, string>,
    description: texts.description,
    faq: texts.faq,
    contact: texts.contact,
  };
}
