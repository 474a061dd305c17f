import { useState } from 'react';
import type { ShippingPriceRow } from '../../../api/types';
import { FileField, FormFailure } from '../../../parts/form';
import { ImportFaults } from '../../../parts/import-faults';
import { csvTypes, readCsvFile } from '../../../parts/read-csv-file';
import { Waiting } from '../../../parts/states';
import { counted } from '../../../parts/text';
import { useReadShippingPriceFileMutation } from '../api';
import styles from '../delivery.module.css';

interface PriceFileProps {
  readonly onRead: (rows: readonly ShippingPriceRow[]) => void;
}

/** Fills in the rows from a CSV file without faults. Nothing is saved. */
export function PriceFile({ onRead }: PriceFileProps) {
  const [read, reading] = useReadShippingPriceFileMutation();
  const [readError, setReadError] = useState<unknown>();
  const result = reading.data?.data;
  const choose = async (file: File | undefined) => {
    reading.reset();
    setReadError(undefined);
    if (!file) return;
    try {
      const { csv } = await readCsvFile(file);
      const { data } = await read(csv);
      if (data?.data.faultCount === 0) onRead(data.data.rows);
    } catch (error) {
      setReadError(error);
    }
  };
  return (
    <div className={styles.page}>
      <FileField
        label="Fill in from a CSV file"
        hint="Columns: zone, value_from, value_below, weight_from, weight_below, price and free_from. The file replaces all rows."
        accept={csvTypes}
        onChoose={([file]) => void choose(file)}
      />
      <FormFailure error={readError ?? reading.error} />
      {reading.isLoading && <Waiting label="Reading the file…" />}
      <div role="status">
        {result && (
          <p key={result.faultCount}>
            {result.faultCount === 0
              ? `${counted(result.rows.length, 'row', 'rows')} filled in. Save them to use them.`
              : `${counted(result.faultCount, 'error', 'errors')}: the rows were not filled in. Correct the file and choose it again.`}
          </p>
        )}
      </div>
      {result && result.faultCount > 0 && <ImportFaults faults={result.faults} count={result.faultCount} />}
    </div>
  );
}
