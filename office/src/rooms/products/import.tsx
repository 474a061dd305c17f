import { nanoid } from '@reduxjs/toolkit';
import { decodeText } from '@shop/config/text-file';
import { Button, ButtonLink } from '@shop/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProductImportResult } from '../../api/types';
import { counted } from '../../parts/counts';
import { FileField } from '../../parts/file-field';
import { FormFailure } from '../../parts/form-failure';
import { Notice } from '../../parts/notice';
import { PageTitle } from '../../parts/page-title';
import { Waiting } from '../../parts/waiting';
import { useImportProductsMutation, useTryImportMutation } from './api';
import { FaultTable } from './fault-table';
import styles from './import.module.css';

interface ReadFile {
  readonly file: string;
  /** However often the button is pressed, a file that was read is imported once. */
  readonly key: string;
  readonly csv: string;
}

/** Rejects with a message for whoever chose the file. */
async function readFile(file: File): Promise<ReadFile> {
  const csv = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (csv === null) {
    throw new Error(
      'This file is neither UTF-8 nor Unicode text. Save it as “CSV UTF-8” or “Unicode Text” and choose it again.',
    );
  }
  return { file: file.name.slice(0, 200), key: nanoid(), csv };
}

const products = (count: number) => counted(count, 'product', 'products');

/** What an import does, or would do, in words. */
const outcome = ({ created, updated, unchanged }: ProductImportResult) =>
  `${products(created)} added, ${updated} changed, ${unchanged} unchanged`;

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
          Choose a CSV file, or a file that a spreadsheet saved as Unicode text. It has a row for each
          product, identified by its slug, and any of the columns of an export. Either all rows are imported
          or none. Units sold since the export stay sold, and products that somebody has changed since then
          are listed. An apostrophe before a code, such as ’00123, keeps it text in a spreadsheet; it is not
          imported.
        </p>
        <FileField
          label="CSV file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChoose={([file]) => void choose(file)}
        />
        <FormFailure error={unread ?? trial.error ?? done.error} />
        {trial.isLoading && <Waiting label="Checking the file…" />}
        <div role="status">
          {found && isRight && !done.data && (
            <p>
              <strong>{`${read?.file} can be imported:`}</strong> <span>{`${outcome(found)}.`}</span>
            </p>
          )}
          {found && !isRight && (
            <p>
              <strong>
                {`${counted(found.faultCount, 'fault', 'faults')} in ${read?.file}: nothing was imported.`}
              </strong>{' '}
              Correct the rows, save the file and choose it again.
            </p>
          )}
        </div>
        {found && !isRight && <FaultTable faults={found.faults} count={found.faultCount} />}
        <Notice>{done.data && `Imported: ${outcome(done.data)}.`}</Notice>
        {read && isRight && !done.data && (
          <div>
            <Button busy={done.isLoading} onClick={() => void importProducts(read)}>
              {`Import ${products(found.created + found.updated)}`}
            </Button>
          </div>
        )}
        {done.data && <ButtonLink to="/products?sort=changed">To the products</ButtonLink>}
      </div>
    </>
  );
}
