import { Button, ButtonLink } from '@shop/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProductImportResult } from '../../api/types';
import { PageTitle } from '../../parts/display';
import { FileField, FormFailure } from '../../parts/form';
import { ImportFaults } from '../../parts/import-faults';
import { type CsvFile, csvTypes, readCsvFile } from '../../parts/read-csv-file';
import { Notice, Waiting } from '../../parts/states';
import { counted } from '../../parts/text';
import { ImportChanges } from './history/import-changes';
import { useImportProductsMutation, useTryImportMutation } from './api';
import styles from './import.module.css';

const products = (count: number) => counted(count, 'product', 'products');

/** The result of an import, or of its check. */
const outcome = ({ created, updated, unchanged }: ProductImportResult) =>
  `${products(created)} added, ${updated} changed, ${unchanged} unchanged`;

/** Imports products from a CSV file. The file is checked first, and imported only without errors. */
export function ImportPage() {
  const [read, setRead] = useState<CsvFile | null>(null);
  const [readError, setReadError] = useState<unknown>();
  const [tryImport, trial] = useTryImportMutation();
  const [importProducts, done] = useImportProductsMutation();
  const { data: found } = trial;

  const choose = async (file: File | undefined) => {
    trial.reset();
    done.reset();
    setRead(null);
    setReadError(undefined);
    if (!file) return;
    try {
      const next = await readCsvFile(file);
      setRead(next);
      await tryImport({ file: next.file, csv: next.csv });
    } catch (error) {
      setReadError(error);
    }
  };
  const isValid = found?.faultCount === 0;

  return (
    <>
      <p className={styles.back}>
        <Link to="/products">All products</Link>
      </p>
      <PageTitle title="Import a file" />
      <div className={styles.page}>
        <p>
          Choose a CSV file, or a file that a spreadsheet saved as Unicode text. It has a row for each
          product, identified by its slug, and any of the columns of an export. Either all rows are imported
          or none. Stock is adjusted for units sold since the export. Products that have changed since then
          are listed. A leading apostrophe, such as ’00123, keeps a code as text in a spreadsheet, and is
          removed on import.
        </p>
        <FileField label="CSV file" accept={csvTypes} onChoose={([file]) => void choose(file)} />
        <FormFailure error={readError ?? trial.error ?? done.error} />
        {trial.isLoading && <Waiting label="Checking the file…" />}
        <div role="status">
          {found && isValid && !done.data && (
            <p>
              <strong>{`${read?.file} can be imported:`}</strong> <span>{`${outcome(found)}.`}</span>
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
        {found && isValid && !done.data && (
          <ImportChanges changes={found.changes ?? []} total={found.created + found.updated} />
        )}
        <Notice>{done.data && `Imported: ${outcome(done.data)}.`}</Notice>
        {read && isValid && !done.data && (
          <div>
            <Button busy={done.isLoading} onClick={() => void importProducts(read)}>
              {`Import ${products(found.created + found.updated)}`}
            </Button>
          </div>
        )}
        {done.data && (
          <p className={styles.next}>
            <ButtonLink to="/products?sort=changed">Go to products</ButtonLink>
            {done.data.batch && done.data.created + done.data.updated > 0 && (
              <ButtonLink variant="secondary" to={`/products/changes?batch=${done.data.batch}`}>
                Show the changes
              </ButtonLink>
            )}
          </p>
        )}
      </div>
    </>
  );
}
