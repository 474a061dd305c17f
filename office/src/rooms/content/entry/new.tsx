import { slugify } from '@shop/config';
import { Button, TextField } from '@shop/ui';
import { type FormEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../../parts/display';
import { fieldsOf, FormFailure } from '../../../parts/form';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import { useCreatePostMutation } from '../api';
import { EntryFields, readEntryForm } from './fields';
import styles from './entry.module.css';

/** Creates a post. Its slug is generated from its title unless one is typed. */
export function NewPostPage() {
  const navigate = useNavigate();
  const [createPost, { isLoading, error }] = useCreatePostMutation();
  const formRef = useRef<HTMLFormElement>(null);
  const markSaved = useUnsavedChanges(formRef);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readEntryForm(form);
    const { slug } = fieldsOf(form, 'slug');
    const { data } = await createPost({ slug: slug.trim() || slugify(fields.title), fields });
    if (!data) return;
    markSaved();
    await navigate(`/content/post/${data.data.slug}`);
  };
  return (
    <>
      <p className={styles.back}>
        <Link to="/content">All content</Link>
      </p>
      <PageTitle title="New post" />
      <form ref={formRef} className={styles.form} aria-label="Post" onSubmit={(event) => void submit(event)}>
        <EntryFields kind="post" entry={undefined} />
        <TextField
          label="URL slug"
          name="slug"
          hint="Generated from the title if empty"
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          maxLength={120}
          autoComplete="off"
        />
        <FormFailure error={error} />
        <div>
          <Button type="submit" busy={isLoading}>
            Save draft
          </Button>
        </div>
      </form>
    </>
  );
}
