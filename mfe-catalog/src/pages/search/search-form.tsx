import { Button, TextField } from '@shop/ui';
import type { FormEvent } from 'react';
import { searchLength } from './search-text';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** Address of the results, to which the browser goes by itself where no script runs. */
  readonly action: string;
  /** What is searched for now. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** The field above the results. */
export function SearchForm({ action, text, onSearch }: SearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  return (
    <form role="search" className={styles.form} method="get" action={action} onSubmit={submit}>
      <TextField
        label="Search products"
        name="q"
        type="search"
        defaultValue={text}
        maxLength={searchLength}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.field}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
