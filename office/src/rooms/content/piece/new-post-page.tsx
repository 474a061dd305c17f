import { slugify } from '@shop/config';
import { Button, TextField } from '@shop/ui';
import { useRef, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { fieldsOf } from '../../../parts/fields-of';
import { FormFailure } from '../../../parts/form-failure';
import { PageTitle } from '../../../parts/page-title';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import { useCreatePostMutation } from '../api';
import { PieceFields } from './fields';
import styles from './piece.module.css';
import { readPieceForm } from './read-form';

/** Writes a post. Its address comes from its title unless another one is given. */
export function NewPostPage() {
  const navigate = useNavigate();
  const [createPost, { isLoading, error }] = useCreatePostMutation();
  const written = useRef<HTMLFormElement>(null);
  const markSaved = useUnsavedChanges(written);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readPieceForm(form);
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
      <form ref={written} className={styles.form} aria-label="Post" onSubmit={(event) => void submit(event)}>
        <PieceFields kind="post" piece={undefined} />
        <TextField
          label="Address in the shop"
          name="slug"
          hint="From the title when empty. It never changes."
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          maxLength={120}
          autoComplete="off"
        />
        <FormFailure error={error} />
        <div>
          <Button type="submit" busy={isLoading}>
            Save the draft
          </Button>
        </div>
      </form>
    </>
  );
}
