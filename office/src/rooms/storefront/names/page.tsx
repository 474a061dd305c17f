import { Button, ButtonLink, EmptyState } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useGetTaxonomyQuery } from '../../../api/office-api';
import type { TaxonomyKind, TaxonomyName } from '../../../api/types';
import { useMay } from '../../../app/session';
import { useChanging } from '../../../app/store';
import { Facts, PageTitle, Tag } from '../../../parts/display';
import { errorBeside } from '../../../parts/field-errors';
import { Dialog, FormFailure } from '../../../parts/form';
import { Failure, Notice, Waiting } from '../../../parts/states';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import { useAddNameMutation, useChangeNameMutation, useRemoveNameMutation } from '../api';
import { kinds, readablePath } from '../kinds';
import styles from '../storefront.module.css';
import { nameFields, NameFields, readNameForm } from './form';

interface KindProps {
  readonly kind: TaxonomyKind;
}

const BackLink = ({ kind }: KindProps) => (
  <p className={styles.back}>
    <Link to={`/storefront/${kinds[kind].path}`}>{`All ${kinds[kind].many}`}</Link>
  </p>
);

/** Adds a category, theme or brand. */
export function NewNamePage({ kind }: KindProps) {
  const { one, path } = kinds[kind];
  const navigate = useNavigate();
  const [addName, { isLoading, error }] = useAddNameMutation();
  const written = useRef<HTMLFormElement>(null);
  const markSaved = useUnsavedChanges(written);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data } = await addName({ kind, ...readNameForm(event.currentTarget) });
    if (!data) return;
    markSaved();
    await navigate(`/storefront/${path}`);
  };
  return (
    <>
      <BackLink kind={kind} />
      <PageTitle title={`New ${one}`} />
      <form ref={written} className={styles.form} aria-label={one} onSubmit={(event) => void submit(event)}>
        <NameFields kind={kind} name={undefined} error={error} />
        <FormFailure error={errorBeside(error, nameFields)} />
        <div>
          <Button type="submit" busy={isLoading}>
            Save
          </Button>
        </div>
      </form>
    </>
  );
}

interface NameProps extends KindProps {
  readonly name: TaxonomyName;
}

/** The button that removes a name, with a confirmation. */
function RemoveButton({ kind, name }: NameProps) {
  const { one, path } = kinds[kind];
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [removeName, { isLoading, error, reset }] = useRemoveNameMutation();
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {`Remove this ${one}`}
      </Button>
      <Dialog
        open={open}
        title={`Remove ${name.name}?`}
        confirm="Remove"
        busy={isLoading}
        error={error}
        onClose={close}
        onConfirm={async () => {
          const { data } = await removeName({ kind, id: name.id });
          if (data) await navigate(`/storefront/${path}`);
        }}
      >
        <p>{`${readablePath(name.path)} will no longer be found. To send visitors elsewhere, add a redirect.`}</p>
      </Dialog>
    </>
  );
}

/** The form of a name. It keeps the opened version when other staff change the name. */
function EditForm({ kind, name }: NameProps) {
  const [opened, setOpened] = useState(name);
  const [isSaved, setIsSaved] = useState(false);
  const [changeName, { isLoading, error }] = useChangeNameMutation();
  const changing = useChanging();
  const typed = useRef<HTMLFormElement>(null);
  const markSaved = useUnsavedChanges(typed, opened.version);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSaved(false);
    const form = readNameForm(event.currentTarget);
    const { data } = await changeName({ kind, id: opened.id, version: opened.version, ...form });
    const saved = data?.data[kinds[kind].list].find(({ id }) => id === opened.id);
    if (!saved) return;
    markSaved();
    setOpened(saved);
    setIsSaved(true);
  };
  return (
    <>
      <Notice>{isSaved && 'Saved. The shop shows the change immediately, and changed URLs redirect.'}</Notice>
      <form
        ref={typed}
        className={styles.form}
        aria-label={opened.name}
        onSubmit={(event) => void submit(event)}
      >
        {/* Remounted after saving, to show the stored values. */}
        <NameFields key={opened.version} kind={kind} name={opened} error={error} />
        <FormFailure error={errorBeside(error, nameFields)} />
        {name.version > opened.version && !changing && (
          <p>
            <Button variant="secondary" onClick={() => setOpened(name)}>
              {`Load the version saved by ${name.changedBy ?? 'the shop'}`}
            </Button>
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="submit" busy={isLoading}>
            Save
          </Button>
        </div>
      </form>
      <div className={styles.section}>
        <div>
          <RemoveButton kind={kind} name={name} />
        </div>
      </div>
    </>
  );
}

/** One category, theme or brand. */
export function NamePage({ kind }: KindProps) {
  const { id = '' } = useParams();
  const { list, one } = kinds[kind];
  const mayEdit = useMay('keep');
  const { data, error, refetch } = useGetTaxonomyQuery();
  const name = data?.[list].find((each) => each.id === id);
  if (!data && error) return <Failure what={`The ${one}`} error={error} retry={refetch} />;
  if (!data) return <Waiting label="Loading…" />;
  if (!name) {
    return (
      <>
        <BackLink kind={kind} />
        <PageTitle title="Not found" />
        <EmptyState
          title={`There is no ${one} at this URL`}
          action={<ButtonLink to={`/storefront/${kinds[kind].path}`}>{`All ${kinds[kind].many}`}</ButtonLink>}
        />
      </>
    );
  }
  return (
    <>
      <BackLink kind={kind} />
      <PageTitle title={name.name}>{name.comingSoon && <Tag tone="waiting">Coming Soon</Tag>}</PageTitle>
      {mayEdit ? (
        <EditForm key={id} kind={kind} name={name} />
      ) : (
        <Facts
          facts={[
            ['URL', readablePath(name.path)],
            ['Products', String(name.products)],
            ['Subcategories', name.subcategories.map((each) => each.name).join(', ') || 'None'],
          ]}
        />
      )}
    </>
  );
}
