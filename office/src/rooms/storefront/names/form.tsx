import { slugify } from '@shop/config';
import { Button, SelectField, TextField } from '@shop/ui';
import { useState } from 'react';
import type { NewTaxonomyName, TaxonomyKind, TaxonomyName } from '../../../api/types';
import { errorAt } from '../../../parts/field-errors';
import { fieldsOf } from '../../../parts/form';
import { PicturesField } from '../../../parts/photos/pictures-field';
import { RowsField } from '../../../parts/rows-field';
import { counted } from '../../../parts/text';
import { drawings, kinds } from '../kinds';
import styles from '../storefront.module.css';

interface NameFieldsProps {
  readonly kind: TaxonomyKind;
  /** Undefined for a new one. */
  readonly name: TaxonomyName | undefined;
  readonly error: unknown;
}

/** Fields whose errors the form shows next to them. */
export const nameFields = ['name', 'slug', 'subcategories', 'picture'];

interface SubcategoryRow {
  /** Its current slug; null for a new one. */
  readonly slug: string | null;
  readonly name: string;
  readonly products: number;
}

function Subcategories({ name, error }: Pick<NameFieldsProps, 'name' | 'error'>) {
  const [rows, setRows] = useState<readonly SubcategoryRow[]>(name?.subcategories ?? []);
  return (
    <RowsField
      legend="Subcategories"
      hint="In the order of the menus. The URL of a subcategory is generated from its name."
      name="subcategories"
      rows={rows}
      onChange={setRows}
      nameOf={(row, index) => row.name || `subcategory ${index + 1}`}
      error={errorAt(error, 'subcategories')}
      empty="No subcategories."
      more={
        <Button variant="secondary" onClick={() => setRows([...rows, { slug: null, name: '', products: 0 }])}>
          Add subcategory
        </Button>
      }
    >
      {(row, index, change) => (
        <TextField
          id={`subcategory-${index}`}
          label={`Subcategory ${index + 1}`}
          name={`subcategory-${index}`}
          hint={row.slug === null ? 'New' : counted(row.products, 'product')}
          required
          maxLength={60}
          autoComplete="off"
          value={row.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      )}
    </RowsField>
  );
}

const slugHint = {
  category: (slug: string) => `/collections/${slug}/all`,
  theme: (slug: string) => `/collections/theme/${slug}`,
};

/** The address of a category or theme; that of a brand follows its name. */
function AddressField({ kind, name, error }: NameFieldsProps) {
  const [slug, setSlug] = useState(name?.slug ?? '');
  if (kind === 'brand')
    return (
      <p className={styles.quiet}>The URL of a brand is generated from its name. Old URLs redirect to it.</p>
    );
  return (
    <TextField
      label="URL"
      name="slug"
      hint={
        slug === ''
          ? 'Generated from the name if empty'
          : `${slugHint[kind](slugify(slug))}. Old URLs redirect to it.`
      }
      error={errorAt(error, 'slug')}
      maxLength={80}
      autoComplete="off"
      value={slug}
      onChange={({ target }) => setSlug(target.value)}
    />
  );
}

/** The fields of a category, theme or brand. */
export function NameFields({ kind, name, error }: NameFieldsProps) {
  const { one } = kinds[kind];
  return (
    <>
      <div className={styles.grid}>
        <TextField
          label="Name"
          name="name"
          error={errorAt(error, 'name')}
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={name?.name}
        />
        <AddressField kind={kind} name={name} error={error} />
      </div>
      <label className={styles.check}>
        <input type="checkbox" name="comingSoon" value="yes" defaultChecked={name?.comingSoon} />
        <span>{`Coming Soon: menus show the ${one} without links`}</span>
      </label>
      {kind === 'theme' && (
        <SelectField
          label="Drawing"
          name="motif"
          hint="The stamp on the home page"
          defaultValue={name?.motif ?? ''}
        >
          <option value="">None (show the image)</option>
          {Object.entries(drawings).map(([motif, label]) => (
            <option key={motif} value={motif}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <PicturesField
        legend="Image"
        name="picture-names"
        noun="image"
        pictures={name?.picture ? [name.picture] : []}
        max={1}
        empty={`None: the shop shows the newest product of the ${one}.`}
      />
      {kind === 'category' && <Subcategories name={name} error={error} />}
    </>
  );
}

/** The values of the form. */
export function readNameForm(form: HTMLFormElement): NewTaxonomyName {
  const texts = fieldsOf(form, 'name', 'slug', 'comingSoon', 'motif', 'picture-names', 'subcategories');
  const [picture = null] = JSON.parse(texts['picture-names'] || '[]') as string[];
  const rows = JSON.parse(texts.subcategories || '[]') as SubcategoryRow[];
  return {
    name: texts.name,
    slug: texts.slug,
    comingSoon: texts.comingSoon === 'yes',
    motif: texts.motif || null,
    picture,
    subcategories: rows.map(({ slug, name }) => ({ slug, name })),
  };
}
