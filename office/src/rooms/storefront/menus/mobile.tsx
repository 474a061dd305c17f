import { paths } from '@shop/config';
import { Button, SelectField } from '@shop/ui';
import { useState } from 'react';
import { useGetTaxonomyQuery } from '../../../api/office-api';
import type { MobileListsChange, StorefrontParts, Taxonomy } from '../../../api/types';
import { useMay } from '../../../app/session';
import { PageTitle } from '../../../parts/display';
import { errorAt, errorBeside } from '../../../parts/field-errors';
import { RowsField } from '../../../parts/rows-field';
import { Failure, Waiting } from '../../../parts/states';
import { useChangeMobileListsMutation, useGetPartsQuery } from '../api';
import { readablePath } from '../kinds';
import { StorefrontNav } from '../pages-nav';
import { PartForm } from '../part-form';
import styles from '../storefront.module.css';
import { LinkFields, type LinkRow } from './link-fields';

type Lists = NonNullable<MobileListsChange['value']>;
type ListName = keyof Lists;

const names = ['categories', 'themes', 'brands'] as const satisfies readonly ListName[];
const titles = { categories: 'Categories', themes: 'Themes', brands: 'Brands' } as const;

const shopLists: Lists = { categories: null, themes: null, brands: null };

const placesOf = (lists: Lists) =>
  names.flatMap((name) => [
    name,
    ...(lists[name] ?? []).flatMap((_, index) => [`${name}.${index}.label`, `${name}.${index}.to`]),
  ]);

interface ListFieldProps {
  readonly name: ListName;
  readonly links: readonly LinkRow[] | null;
  /** The shop's list, with which a fixed list begins. */
  readonly suggested: readonly LinkRow[];
  readonly error: unknown;
  readonly onChange: (links: readonly LinkRow[] | null) => void;
}

/** One list of the mobile menu: the shop's, or links that staff choose. */
function ListField({ name, links, suggested, error, onChange }: ListFieldProps) {
  const title = titles[name];
  return (
    <section className={styles.section} aria-labelledby={`mobile-${name}`}>
      <h2 id={`mobile-${name}`}>{title}</h2>
      <SelectField
        id={`${name}-source`}
        label={`${title} in the mobile menu`}
        name={`${name}-source`}
        value={links ? 'chosen' : 'all'}
        onChange={({ target }) => onChange(target.value === 'chosen' ? suggested : null)}
      >
        <option value="all">{`All ${name} (same as the shop)`}</option>
        <option value="chosen">Only these links</option>
      </SelectField>
      {links && (
        <RowsField
          legend={`Links for ${name}`}
          name={name}
          rows={links}
          onChange={onChange}
          nameOf={({ label }, index) => label || `link ${index + 1}`}
          error={errorAt(error, name)}
          empty="No links."
          more={
            <Button variant="secondary" onClick={() => onChange([...links, { label: '', to: '' }])}>
              {`Add a link to ${name}`}
            </Button>
          }
        >
          {(link, index, change) => (
            <LinkFields
              place={`${name}.${index}`}
              link={link}
              maxLabel={60}
              error={error}
              onChange={change}
            />
          )}
        </RowsField>
      )}
    </section>
  );
}

const linksOf = (taxonomy: Taxonomy, name: ListName): LinkRow[] =>
  taxonomy[name].map(({ name: label, path }) => ({ label, to: path || paths.allProducts }));

interface MobileFormProps {
  readonly part: StorefrontParts['mobile'];
  readonly taxonomy: Taxonomy;
}

function MobileForm({ part, taxonomy }: MobileFormProps) {
  const [opened, setOpened] = useState(part);
  const [lists, setLists] = useState<Lists>(part.value ?? shopLists);
  const [changeLists, { isLoading, error }] = useChangeMobileListsMutation();
  const save = async (action: 'save' | 'default') => {
    const isDefault = action === 'default' || names.every((name) => lists[name] === null);
    const { data } = await changeLists({ version: opened.version, value: isDefault ? null : lists });
    if (!data) return false;
    setOpened(data.data.mobile);
    setLists(data.data.mobile.value ?? shopLists);
    return true;
  };
  return (
    <PartForm
      label="Mobile menu"
      part={opened}
      error={errorBeside(error, placesOf(lists))}
      busy={isLoading}
      onSave={save}
    >
      {names.map((name) => (
        <ListField
          key={name}
          name={name}
          links={lists[name]}
          suggested={linksOf(taxonomy, name)}
          error={error}
          onChange={(links) => setLists({ ...lists, [name]: links })}
        />
      ))}
    </PartForm>
  );
}

/** The lists of the mobile menu. */
export function MobilePage() {
  const mayEdit = useMay('keep');
  const parts = useGetPartsQuery();
  const taxonomy = useGetTaxonomyQuery();
  const error = parts.error ?? taxonomy.error;
  const isLoaded = parts.data && taxonomy.data;
  const retry = () => {
    void parts.refetch();
    void taxonomy.refetch();
  };
  return (
    <>
      <StorefrontNav current="mobile" />
      <PageTitle title="Mobile menu" />
      <p className={styles.lead}>Lists in the mobile menu. By default, they match the shop.</p>
      {!isLoaded && error && <Failure what="The mobile menu" error={error} retry={retry} />}
      {!isLoaded && !error && <Waiting label="Loading mobile menu…" />}
      {parts.data && taxonomy.data && mayEdit && (
        <MobileForm part={parts.data.mobile} taxonomy={taxonomy.data} />
      )}
      {parts.data && !mayEdit && (
        <ul className={styles.links} aria-label="Lists">
          {names.map((name) => (
            <li key={name}>
              <strong>{titles[name]}</strong>{' '}
              <span className={styles.quiet}>
                {parts.data?.mobile.value?.[name]
                  ?.map(({ label, to }) => `${label} ${readablePath(to)}`)
                  .join(', ') ?? `All ${name} (same as the shop)`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
