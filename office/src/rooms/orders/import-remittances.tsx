import { formatRupees } from '@shop/money';
import { ButtonLink } from '@shop/ui';
import type { RemittanceImportResult } from '../../api/types';
import { ImportPage } from '../../parts/import-page';
import { counted } from '../../parts/text';
import { useImportRemittancesMutation, useTryRemittancesMutation } from './api';

const remittances = (count: number) => counted(count, 'remittance', 'remittances');

/** Summary of an import, before or after it. */
function outcome({ recorded, amountPaise, known }: RemittanceImportResult): string {
  const fresh = recorded > 0 ? `${remittances(recorded)} of ${formatRupees(amountPaise)} in total` : '';
  const earlier = known > 0 ? `${counted(known, 'row was', 'rows were')} recorded earlier` : '';
  return [fresh, earlier].filter(Boolean).join(', ');
}

/** Imports the remittances of a courier's collected cash from a CSV file. */
export function ImportRemittancesPage() {
  const [tryFile, trial] = useTryRemittancesMutation();
  const [importFile, done] = useImportRemittancesMutation();
  return (
    <ImportPage
      title="Import remittances"
      parent={{ to: '/orders?payment=cod', label: 'Orders with cash on delivery' }}
      trial={trial}
      done={done}
      onTry={({ file, csv }) => tryFile({ file, csv })}
      onImport={importFile}
      outcome={outcome}
      action={({ recorded }) => (recorded > 0 ? `Record ${remittances(recorded)}` : undefined)}
      message={(imported) => `Recorded: ${outcome(imported)}.`}
      next={() => <ButtonLink to="/orders?payment=cod">Go to the orders</ButtonLink>}
    >
      <p>
        Choose the CSV file of a courier’s payment, with a row for each parcel. Its columns are
        tracking_number (or awb), order, amount in rupees, date and reference (or utr); a row needs a tracking
        number or an order number. Other columns are ignored. The amount must be the cash that was collected
        and is not remitted yet. Either all rows are recorded or none, and rows that were recorded earlier are
        skipped.
      </p>
    </ImportPage>
  );
}
