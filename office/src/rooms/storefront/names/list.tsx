import { ButtonLink, EmptyState } from '@shop/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetTaxonomyQuery } from '../../../api/office-api';
import type { TaxonomyKind, TaxonomyName } from '../../../api/types';
import { useMay } from '../../../app/session';
import { PageTitle, Tag } from '../../../parts/display';
import { FormFailure } from '../../../parts/form';
import { RowsField } from '../../../parts/rows-field';
import { Failure, Waiting } from '../../../parts/states';
import { counted } from '../../../parts/text';
import { useOrderNamesMutation } from '../api';
import { kinds, readablePath } from '../kinds';
import { StorefrontNav } from '../pages-nav';
import styles from '../storefront.module.css';

/** A name with its picture, its address and the number of its products. */
function NameRow({ kind, name }: { readonly kind: TaxonomyKind; readonly name: TaxonomyName }) {
  const { subcategories } = name;
  return (
    <div className={styles.name}>
      {name.picture && (
        <img
          src={name.picture.photo.secure_url}
          srcSet={name.picture.photo.srcset}
          sizes={name.picture.photo.srcset && '48px'}
          alt=""
          loading="lazy"
        />
      )}
      <div>
        <div className={styles.facts}>
          <Link to={`/storefront/${kinds[kind].path}/${name.id}`}>{name.name}</Link>
          {name.comingSoon && <Tag tone="waiting">Coming Soon</Tag>}
        </div>
        <div className={styles.quiet}>{readablePath(name.path)}</div>
        <div className={styles.quiet}>
          {[
            counted(name.products, 'product'),
            ...(kind === 'category' ? [counted(subcategories.length, 'subcategory', 'subcategories')] : []),
          ].join(', ')}
        </div>
      </div>
    </div>
  );
}

interface NamesProps {
  readonly kind: TaxonomyKind;
  readonly names: readonly TaxonomyName[];
}

/** The names in their order, which buttons change immediately. */
function OrderedNames({ kind, names }: NamesProps) {
  const { title } = kinds[kind];
  const mayEdit = useMay('keep');
  const [orderNames, { error }] = useOrderNamesMutation();
  // The new order is shown until the API has it.
  const [shown, setShown] = useState({ names, rows: names });
  const rows = shown.names === names ? shown.rows : names;
  const move = async (next: readonly TaxonomyName[]) => {
    setShown({ names, rows: next });
    const { error: refusal } = await orderNames({ kind, ids: next.map(({ id }) => id) });
    if (refusal !== undefined) setShown({ names, rows: names });
  };
  if (!mayEdit) {
    return (
      <ol className={styles.links} aria-label={title}>
        {names.map((name) => (
          <li key={name.id}>
            <NameRow kind={kind} name={name} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <div className={styles.form}>
      <RowsField
        legend={title}
        hint="Menus and lists show them in this order. Moving one changes the shop immediately."
        name="order"
        rows={rows}
        onChange={(next) => void move(next)}
        nameOf={({ name }) => name}
        canRemove={false}
      >
        {(name) => <NameRow kind={kind} name={name} />}
      </RowsField>
      <FormFailure error={error} />
    </div>
  );
}

/** All categories, themes or brands. */
export function NameListPage({ kind }: { readonly kind: TaxonomyKind }) {
  const { path, list, one, many, title } = kinds[kind];
  const mayEdit = useMay('keep');
  const { data, error, refetch } = useGetTaxonomyQuery();
  const names = data?.[list];
  return (
    <>
      <StorefrontNav current={path as 'categories'} />
      <PageTitle title={title}>
        {mayEdit && <ButtonLink to={`/storefront/${path}/new`}>{`New ${one}`}</ButtonLink>}
      </PageTitle>
      {!names && error && <Failure what={`The list of ${many}`} error={error} retry={refetch} />}
      {!names && !error && <Waiting label={`Loading ${many}…`} />}
      {names?.length === 0 && (
        <EmptyState title={`No ${many} yet`}>
          <span>{`The shop shows its default list until there is a ${one}.`}</span>
        </EmptyState>
      )}
      {names && names.length > 0 && <OrderedNames key={kind} kind={kind} names={names} />}
    </>
  );
}
