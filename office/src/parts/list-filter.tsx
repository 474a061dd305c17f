import { Button, ButtonLink, classNames, TextField } from '@shop/ui';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ChoiceLinks } from './choice-links';
import { fieldsOf } from './fields-of';
import { listAddress } from './list-address';
import styles from './list-filter.module.css';

interface ListFilterProps {
  /** Where the list is, such as `/orders`. */
  readonly path: string;
  readonly label: string;
  /** What can be typed into the search. */
  readonly hint: string;
  /** The parameter whose values are links, and what each is called. */
  readonly state: {
    readonly name: string;
    readonly label: string;
    readonly values: Readonly<Record<string, string>>;
  };
  /** Names of all fields, which are also those in the address. */
  readonly fields: readonly string[];
  /** Changes when the fields have to be made anew, such as once their options are there. */
  readonly version?: string;
  /** Says how wide the columns of the fields are. */
  readonly className: string | undefined;
  /** The fields beside the search. */
  readonly children: ReactNode;
}

/** Which rows are listed: states are links, the rest is a form. All of it stands in the address. */
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
      {/* Made anew for another address: Back shows what was asked for then. */}
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
          <Button type="submit">Show</Button>
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
