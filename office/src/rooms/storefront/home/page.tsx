import { VisuallyHidden } from '@shop/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StorefrontParts } from '../../../api/types';
import { useMay } from '../../../app/session';
import { PageTitle, Tag } from '../../../parts/display';
import { errorAt, errorBeside } from '../../../parts/field-errors';
import { RowsField } from '../../../parts/rows-field';
import { Failure, Waiting } from '../../../parts/states';
import { useChangeHomeSectionsMutation, useGetPartsQuery } from '../api';
import { StorefrontNav } from '../pages-nav';
import { PartForm } from '../part-form';
import styles from '../storefront.module.css';
import { sectionLabel, sectionRows } from './sections';

interface HomeFormProps {
  readonly part: StorefrontParts['home'];
}

/** The order of the sections, and which are hidden. */
function HomeForm({ part }: HomeFormProps) {
  const [opened, setOpened] = useState(part);
  const [rows, setRows] = useState(sectionRows(part.value));
  const [changeSections, { isLoading, error }] = useChangeHomeSectionsMutation();
  const save = async (action: 'save' | 'default') => {
    const value = action === 'save' ? [...rows] : null;
    const { data } = await changeSections({ version: opened.version, value });
    if (!data) return false;
    setOpened(data.data.home);
    setRows(sectionRows(data.data.home.value));
    return true;
  };
  return (
    <PartForm
      label="Sections"
      part={opened}
      error={errorBeside(error, ['home'])}
      busy={isLoading}
      onSave={save}
    >
      <RowsField
        legend="Sections"
        hint="The hero with the page’s title is always first."
        name="home"
        rows={rows}
        onChange={setRows}
        nameOf={({ name }) => sectionLabel(name)}
        canRemove={false}
        error={errorAt(error, 'home')}
      >
        {({ name, hidden }, _index, change) => (
          <>
            <strong>{sectionLabel(name)}</strong>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={!hidden}
                onChange={({ target }) => change({ hidden: !target.checked })}
              />
              <span>Show</span> <VisuallyHidden>{sectionLabel(name)}</VisuallyHidden>
            </label>
          </>
        )}
      </RowsField>
    </PartForm>
  );
}

const contents = [
  ['/content/hero/home', 'Hero images'],
  ['/content/carousel/product-category', 'Category carousel'],
  ['/content/banner/home', 'Banner'],
] as const;

/** The home page: its sections, and links to their pictures. */
export function HomePage() {
  const mayEdit = useMay('keep');
  const { data, error, refetch } = useGetPartsQuery();
  return (
    <>
      <StorefrontNav current="home" />
      <PageTitle title="Home page" />
      {!data && error && <Failure what="The home page" error={error} retry={refetch} />}
      {!data && !error && <Waiting label="Loading home page…" />}
      {data && mayEdit && <HomeForm part={data.home} />}
      {data && !mayEdit && (
        <ol className={styles.links} aria-label="Sections">
          {sectionRows(data.home.value).map(({ name, hidden }) => (
            <li key={name}>
              <span>{sectionLabel(name)}</span> {hidden && <Tag tone="plain">Hidden</Tag>}
            </li>
          ))}
        </ol>
      )}
      <section className={styles.section} aria-labelledby="home-pictures">
        <h2 id="home-pictures">Images</h2>
        <ul className={styles.links}>
          {contents.map(([to, label]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
