import { Button, ButtonLink } from '@shop/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../parts/display';
import { FileField, FormFailure } from '../../parts/form';
import { ImportFaults } from '../../parts/import-faults';
import { type CsvFile, csvTypes, readCsvFile } from '../../parts/read-csv-file';
import { Failure, Notice, Waiting } from '../../parts/states';
import { counted } from '../../parts/text';
import { useGetPinRulesQuery, useImportPinRulesMutation, useTryPinRulesMutation } from './api';
import styles from './delivery.module.css';

const rules = (count: number) => counted(count, 'rule', 'rules');

/** Imports PIN rules from a CSV file. The file is checked first, and imported only without errors. */
export function ImportPinRulesPage() {
  const { data: versions, error: readingError, refetch } = useGetPinRulesQuery();
  const [read, setRead] = useState<(CsvFile & { readonly seen: number | null }) | null>(null);
  const [readError, setReadError] = useState<unknown>();
  const [tryRules, trial] = useTryPinRulesMutation();
  const [importRules, done] = useImportPinRulesMutation();
  const { data: found } = trial;

  const choose = async (file: File | undefined) => {
    trial.reset();
    done.reset();
    setRead(null);
    setReadError(undefined);
    if (!file || !versions) return;
    const seen = versions.versions.find(({ isCurrent }) => isCurrent)?.number ?? null;
    try {
      const next = { ...(await readCsvFile(file)), seen };
      setRead(next);
      await tryRules({ file: next.file, csv: next.csv, seen });
    } catch (error) {
      setReadError(error);
    }
  };
  const isValid = found?.faultCount === 0;

  return (
    <>
      <p className={styles.back}>
        <Link to="/delivery">PIN rules</Link>
      </p>
      <PageTitle title="Import PIN rules" />
      <div className={styles.page}>
        <p>
          Choose a CSV file with a row for each range of PIN codes. Its columns are from, to, zone, city,
          state, serviceable (yes or no), min_days, max_days and cod (yes or no); city, state and cod are
          optional. A single PIN code needs no value in “to”. The shop does not deliver to PIN codes without a
          row. Either all rows are imported or none, as a new version that replaces the current one.
        </p>
        {readingError !== undefined && <Failure what="PIN rules" error={readingError} retry={refetch} />}
        {versions && (
          <FileField label="CSV file" accept={csvTypes} onChoose={([file]) => void choose(file)} />
        )}
        <FormFailure error={readError ?? trial.error ?? done.error} />
        {trial.isLoading && <Waiting label="Checking the file…" />}
        <div role="status">
          {found && isValid && !done.data && (
            <p>
              <strong>{`${read?.file} can be imported:`}</strong> <span>{`${rules(found.rules)}.`}</span>
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
        <Notice>
          {done.data && `Version ${done.data.version} is current, with ${rules(done.data.rules)}.`}
        </Notice>
        {read && isValid && !done.data && (
          <div>
            <Button busy={done.isLoading} onClick={() => void importRules(read)}>
              {`Import ${rules(found.rules)}`}
            </Button>
          </div>
        )}
        {done.data && <ButtonLink to="/delivery">Go to the PIN rules</ButtonLink>}
      </div>
    </>
  );
}
