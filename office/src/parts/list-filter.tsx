import { Button, ButtonLink, classNames, TextField } from '@shop/ui';
import type { FormEvent, ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { fieldsOf } from './form';
import styles from './list-filter.module.css';

interface ListFilterProps {
  /** Path of the list, such as `/orders`. */
  readonly path: string;
  readonly label: string;
  /** The fields that the search covers. */
  readonly hint: string;
  /** The query parameter whose values are links, with their labels. */
  readonly state: {
    readonly name: string;
    readonly label: string;
    readonly values: Readonly<Record<string, string>>;
  };
  /** Names of the fields and of their query parameters. */
  readonly fields: readonly string[];
  /** Changes when the fields must be remounted, such as when their options are loaded. */
  readonly version?: string;
  /** Sets the column widths of the fields. */
  readonly className?: string | undefined;
  /** The fields next to the search. */
  readonly children?: ReactNode;
}

/** The filter of a list: links for the status and a form for the rest. Its state is in the URL. */
export function ListFilter(props: ListFilterProps) {
  const { path, label, hint, state, fields, version = '', className, children } = props;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(listAddress(path, search, fieldsOf(event.currentTarget, ...fields)));
  };
  const given = search.get(state.name) ?? '';
  const current = Object.hasOwn(state.values, given) ? given : '';
  return (
    <>
      <ChoiceLinks
        label={state.label}
        choices={Object.entries({ '': 'All', ...state.values })}
        current={current}
        addressOf={(value) => listAddress(path, search, { [state.name]: value })}
      />
      {/* Remounted for each URL, so that Back restores the fields. */}
      <form
        key={`${search.toString()} ${version}`}
        className={classNames(styles.form, className)}
        onSubmit={submit}
        role="search"
        aria-label={label}
      >
        <TextField
          className={styles.words}
          label="Search"
          name="search"
          type="search"
          hint={hint}
          defaultValue={search.get('search') ?? ''}
          maxLength={200}
        />
        {children}
        <div className={styles.ends}>
          <Button type="submit">Apply</Button>
          {fields.some((name) => search.has(name)) && (
            <ButtonLink variant="quiet" to={current ? `${path}?${state.name}=${current}` : path}>
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </>
  );
}

interface ChoiceLinksProps {
  readonly label: string;
  /** Pairs of a value and its label. */
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly current: string;
  readonly addressOf: (value: string) => string;
}

/** Links of which one is current, such as the status filter of a list. */
export function ChoiceLinks({ label, choices, current, addressOf }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={styles.choices}>
      {choices.map(([value, name]) => (
        <Link key={value} to={addressOf(value)} aria-current={value === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** The URL of a list with some parameters changed. Empty parameters are removed, and a changed filter resets the page. */
export function listAddress(
  path: string,
  search: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(search);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value.trim()) next.set(name, value.trim());
    else next.delete(name);
  }
  const text = next.toString();
  return `${path}${text && `?${text}`}`;
}

/** The page number in a URL; 1 if it is missing or invalid. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A date in a URL; undefined if it is missing or invalid. */
export const dayIn = (search: URLSearchParams, name: string): string | undefined => {
  const text = search.get(name);
  return text && day.test(text) ? text : undefined;
};
