import { nanoid } from '@reduxjs/toolkit';
import { Button, ButtonLink } from '@shop/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FileField } from '../../../parts/file-field';
import { FormFailure } from '../../../parts/form-failure';
import { Notice } from '../../../parts/notice';
import { PageTitle } from '../../../parts/page-title';
import { Waiting } from '../../../parts/waiting';
import { useImportProductsMutation, useTryImportMutation } from '../products-api';
import { FaultTable } from './fault-table';
import styles from './import-page.module.css';

interface ReadFile {
  readonly file: string;
  /** However often the button is pressed, a file that was read is imported once. */
  readonly key: string;
  readonly csv: string;
}

/** Stands for bytes that are no UTF-8. */
const UNREADABLE = '\ufffd';

/** Rejects with a message for whoever chose the file. */
async function readFile(file: File): Promise<ReadFile> {
  const csv = await file.text();
  if (csv.includes(UNREADABLE)) {
    throw new Error('This file is not UTF-8. Save it as “CSV UTF-8” and choose it again.');
  }
  return { file: file.name.slice(0, 200), key: nanoid(), csv };
}

/** Takes products from a CSV file: it is tried first, and imported only when all of it is right. */
export function ImportPage() {
  const [read, setRead] = useState<ReadFile | null>(null);
  const [unread, setUnread] = useState<unknown>();
  const [tryImport, trial] = useTryImportMutation();
  const [importProducts, done] = useImportProductsMutation();
  const { data: found } = trial;

  const choose = async (file: File | undefined) => {
    trial.reset();
    done.reset();
    setRead(null);
    setUnread(undefined);
    if (!file) return;
    try {
      const next = await readFile(file);
      setRead(next);
      await tryImport({ file: next.file, csv: next.csv });
    } catch (error) {
      setUnread(error);
    }
  };
  const isRight = found?.faultCount === 0;

  return (
    <>
      <p className={styles.back}>
        <Link to="/products">All products</Link>
      </p>
      <PageTitle title="Import a file" />
      <div className={styles.page}>
        <p>
          A CSV file with a row for each product, found by its slug, and any of the columns that an export
          has. All of it is imported, or nothing. Pieces that were sold after an export do not come back, and
          products that somebody changed after it are named.
        </p>
        <FileField label="CSV file" accept=".csv,text/csv" onChoose={([file]) => void choose(file)} />
        <FormFailure error={unread ?? trial.error ?? done.error} />
        {trial.isLoading && <Waiting label="Trying the file …" />}
        <div role="status">
          {found && isRight && !done.data && (
            <p>
              <strong>{`${read?.file} is right.`}</strong>{' '}
              <span>
                {`${found.created} products would be new, ${found.updated} would be changed, ${found.unchanged} are like that already.`}
              </span>
            </p>
          )}
          {found && !isRight && (
            <p>
              <strong>
                {`${found.faultCount} ${found.faultCount === 1 ? 'fault' : 'faults'} in ${read?.file}: nothing was imported.`}
              </strong>{' '}
              Mend the rows, save the file and choose it again.
            </p>
          )}
        </div>
        {found && !isRight && <FaultTable faults={found.faults} count={found.faultCount} />}
        <Notice>
          {done.data &&
            `Imported: ${done.data.created} products are new, ${done.data.updated} are changed, ${done.data.unchanged} were like that already.`}
        </Notice>
        {read && isRight && !done.data && (
          <div>
            <Button busy={done.isLoading} onClick={() => void importProducts(read)}>
              {`Import ${found.created + found.updated} products`}
            </Button>
          </div>
        )}
        {done.data && <ButtonLink to="/products?sort=changed">To the products</ButtonLink>}
      </div>
    </>
  );
}
