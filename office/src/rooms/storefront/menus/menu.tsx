import { navigation } from '@shop/config';
import { Button, SelectField } from '@shop/ui';
import { useState } from 'react';
import type { MenuChange, StorefrontParts } from '../../../api/types';
import { useMay } from '../../../app/session';
import { PageTitle } from '../../../parts/display';
import { errorAt, errorBeside } from '../../../parts/field-errors';
import { RowsField } from '../../../parts/rows-field';
import { Failure, Waiting } from '../../../parts/states';
import { useChangeMenuMutation, useGetPartsQuery } from '../api';
import { readablePath } from '../kinds';
import { StorefrontNav } from '../pages-nav';
import { PartForm } from '../part-form';
import styles from '../storefront.module.css';
import { LinkFields } from './link-fields';

type Item = NonNullable<MenuChange['value']>[number];

/** The header has space for five entries. */
const MAX_ENTRIES = 5;

const contents = { product: 'Categories', theme: 'Themes', brand: 'Brands' } as const;

const placesOf = (items: readonly Item[]) => [
  'menu',
  ...items.flatMap((_, index) => ['label', 'to', 'menu'].map((field) => `menu.${index}.${field}`)),
];

interface MenuFormProps {
  readonly part: StorefrontParts['menu'];
}

/** The form of the header's menu. */
function MenuForm({ part }: MenuFormProps) {
  const [opened, setOpened] = useState(part);
  const [items, setItems] = useState<readonly Item[]>(part.value ?? navigation.header);
  const [changeMenu, { isLoading, error }] = useChangeMenuMutation();
  const save = async (action: 'save' | 'default') => {
    const value = action === 'save' ? [...items] : null;
    const { data } = await changeMenu({ version: opened.version, value });
    if (!data) return false;
    setOpened(data.data.menu);
    setItems(data.data.menu.value ?? navigation.header);
    return true;
  };
  return (
    <PartForm
      label="Menu"
      part={opened}
      error={errorBeside(error, placesOf(items))}
      busy={isLoading}
      onSave={save}
    >
      <RowsField
        legend="Entries"
        name="menu"
        rows={items}
        onChange={setItems}
        nameOf={({ label }, index) => label || `entry ${index + 1}`}
        canRemove={items.length > 1}
        error={errorAt(error, 'menu')}
        more={
          items.length < MAX_ENTRIES ? (
            <Button
              variant="secondary"
              onClick={() => setItems([...items, { label: '', to: '', menu: null }])}
            >
              Add entry
            </Button>
          ) : (
            <p className={styles.quiet}>{`The menu has at most ${MAX_ENTRIES} entries.`}</p>
          )
        }
      >
        {(item, index, change) => (
          <>
            <LinkFields place={`menu.${index}`} link={item} maxLabel={20} error={error} onChange={change} />
            <SelectField
              id={`menu-${index}-menu`}
              name={`menu-${index}-menu`}
              label="Opens"
              error={errorAt(error, `menu.${index}.menu`)}
              value={item.menu ?? ''}
              onChange={({ target }) => change({ menu: (target.value || null) as Item['menu'] })}
            >
              <option value="">No menu</option>
              {Object.entries(contents).map(([menu, label]) => (
                <option key={menu} value={menu}>
                  {label}
                </option>
              ))}
            </SelectField>
          </>
        )}
      </RowsField>
    </PartForm>
  );
}

/** The entries of the shop's header. */
export function MenuPage() {
  const mayEdit = useMay('keep');
  const { data, error, refetch } = useGetPartsQuery();
  return (
    <>
      <StorefrontNav current="menu" />
      <PageTitle title="Menu" />
      <p className={styles.lead}>The entries of the header, on every page of the shop.</p>
      {!data && error && <Failure what="The menu" error={error} retry={refetch} />}
      {!data && !error && <Waiting label="Loading menu…" />}
      {data && mayEdit && <MenuForm part={data.menu} />}
      {data && !mayEdit && (
        <ol className={styles.links} aria-label="Entries">
          {(data.menu.value ?? navigation.header).map(({ label, to }) => (
            <li key={to}>
              <strong>{label}</strong> <span className={styles.quiet}>{readablePath(to)}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
