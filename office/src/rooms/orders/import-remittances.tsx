import { formatRupees } from '@shop/money';
import { ButtonLink } from '@shop/ui';
import type { RemittanceImportResult } from '../../api/types';
import { ImportPage } from '../../parts/import-page';
import { counted } from '../../parts/text';
import { useImportRemittancesMutation, useCheckRemittancesMutation } from './api';

const remittances = (count: number) => counted(count, 'remittance', 'remittances');

/** Summary of an import, before or after it. */
function outcome({ recorded, amountPaise, known }: RemittanceImportResult): string {
  const fresh = recorded > 0 ? `${remittances(recorded)}, ${formatRupees(amountPaise)} in total` : '';
  const earlier = known > 0 ? `${counted(known, 'row was', 'rows were')} already recorded` : '';
  return [fresh, earlier].filter(Boolean).join('. ');
}

/** Imports the remittances of a courier's collected cash from a CSV file. */
export function ImportRemittancesPage() {
  const [checkFile, check] = useCheckRemittancesMutation();
  const [importFile, done] = useImportRemittancesMutation();
  return (
    <ImportPage
      title="Import remittances"
      parent={{ to: '/orders?payment=cod', label: 'Orders with cash on delivery' }}
      check={check}
      done={done}
      onCheck={({ file, csv }) => checkFile({ file, csv })}
      onImport={importFile}
      outcome={outcome}
      action={({ recorded }) => (recorded > 0 ? `Record ${remittances(recorded)}` : undefined)}
      message={(imported) => `Recorded ${outcome(imported)}.`}
      next={() => <ButtonLink to="/orders?payment=cod">Go to orders</ButtonLink>}
    >
      <p>
        Choose the CSV file for a courier’s payment, with one row per parcel. Its columns are tracking_number
        (or awb), order, amount in rupees, date and reference (or utr); a row needs a tracking number or an
        order number. Other columns are ignored. The amount must equal the cash collected and not yet
        remitted. If one row has an error, nothing is recorded. Rows recorded earlier are skipped.
      </p>
    </ImportPage>
  );
}
