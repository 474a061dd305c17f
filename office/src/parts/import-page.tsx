import { Button } from '@shop/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from './display';
import { FileField, FormFailure } from './form';
import { type ImportFault, ImportFaults } from './import-faults';
import styles from './import-page.module.css';
import { type CsvFile, csvTypes, readCsvFile } from './read-csv-file';
import { Notice, Waiting } from './states';
import { counted } from './text';

/** The parts of a mutation's state that the page uses. */
interface Call<Result> {
  readonly data?: Result | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly reset: () => void;
}

interface Checked {
  readonly faults: readonly ImportFault[];
  readonly faultCount: number;
}

interface ImportPageProps<Found extends Checked> {
  readonly title: string;
  /** The page above it. */
  readonly parent: { readonly to: string; readonly label: string };
  /** The columns of a file, and what importing it does. */
  readonly children: ReactElement;
  /** False while the page is loading the data that checking a file requires. */
  readonly isReady?: boolean;
  readonly check: Call<Found>;
  readonly done: Call<Found>;
  readonly onCheck: (file: CsvFile) => Promise<unknown>;
  readonly onImport: (file: CsvFile) => Promise<unknown>;
  /** What importing a valid file does, such as `3 rules`. */
  readonly outcome: (found: Found) => string;
  /** The button's text; undefined if there is nothing to import. */
  readonly action: (found: Found) => string | undefined;
  /** The message after the import. */
  readonly message: (imported: Found) => string;
  /** Shown below a valid file that is not imported yet. */
  readonly preview?: (found: Found) => ReactElement;
  /** Links after the import. */
  readonly next: (imported: Found) => ReactElement;
}

/** Imports a CSV file, which is checked first, and imported only without errors. */
export function ImportPage<Found extends Checked>(props: ImportPageProps<Found>) {
  const { title, parent, children, isReady = true, check, done, onCheck, onImport, preview, next } = props;
  const [read, setRead] = useState<CsvFile | null>(null);
  const [readError, setReadError] = useState<unknown>();
  const { data: found } = check;

  const choose = async (file: File | undefined) => {
    check.reset();
    done.reset();
    setRead(null);
    setReadError(undefined);
    if (!file) return;
    try {
      const chosen = await readCsvFile(file);
      setRead(chosen);
      await onCheck(chosen);
    } catch (error) {
      setReadError(error);
    }
  };
  const isValid = found?.faultCount === 0;
  const action = found && isValid && !done.data ? props.action(found) : undefined;

  return (
    <>
      <p className={styles.back}>
        <Link to={parent.to}>{parent.label}</Link>
      </p>
      <PageTitle title={title} />
      <div className={styles.page}>
        {children}
        {isReady && <FileField label="CSV file" accept={csvTypes} onChoose={([file]) => void choose(file)} />}
        <FormFailure error={readError ?? check.error ?? done.error} />
        {check.isLoading && <Waiting label="Checking the file…" />}
        <div role="status">
          {found && isValid && !done.data && (
            <p>
              <strong>{`${read?.file} ${action === undefined ? 'has nothing new' : 'can be imported'}:`}</strong>{' '}
              <span>{`${props.outcome(found)}.`}</span>
            </p>
          )}
          {found && !isValid && (
            <p>
              <strong>
                {`${counted(found.faultCount, 'error', 'errors')} in ${read?.file}: nothing was imported.`}
              </strong>{' '}
              Correct the rows, save the file and choose it again.
            </p>
          )}
        </div>
        {found && !isValid && <ImportFaults faults={found.faults} count={found.faultCount} />}
        {found && isValid && !done.data && preview?.(found)}
        <Notice>{done.data && props.message(done.data)}</Notice>
        {read && action !== undefined && (
          <div>
            <Button busy={done.isLoading} onClick={() => void onImport(read)}>
              {action}
            </Button>
          </div>
        )}
        {done.data && <p className={styles.next}>{next(done.data)}</p>}
      </div>
    </>
  );
}
