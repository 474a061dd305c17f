import { ButtonLink } from '@shop/ui';
import type { ProductImportResult } from '../../api/types';
import { ImportPage } from '../../parts/import-page';
import { counted } from '../../parts/text';
import { useImportProductsMutation, useCheckImportMutation } from './api';
import { ImportChanges } from './history/import-changes';

const products = (count: number) => counted(count, 'product', 'products');

/** The result of an import, or of its check. */
const outcome = ({ created, updated, unchanged }: ProductImportResult) =>
  `${products(created)} added, ${updated} changed, ${unchanged} unchanged`;

const changed = ({ created, updated }: ProductImportResult) => created + updated;

/** Imports products from a CSV file. */
export function ImportProductsPage() {
  const [checkFile, check] = useCheckImportMutation();
  const [importProducts, done] = useImportProductsMutation();
  return (
    <ImportPage
      title="Import a file"
      parent={{ to: '/products', label: 'All products' }}
      check={check}
      done={done}
      onCheck={({ file, csv }) => checkFile({ file, csv })}
      onImport={importProducts}
      outcome={outcome}
      action={(found) => `Import ${products(changed(found))}`}
      message={(imported) => `Imported: ${outcome(imported)}.`}
      preview={(found) => <ImportChanges changes={found.changes ?? []} total={changed(found)} />}
      next={(imported) => (
        <>
          <ButtonLink to="/products?sort=changed">Go to products</ButtonLink>
          {imported.batch && changed(imported) > 0 && (
            <ButtonLink variant="secondary" to={`/products/changes?batch=${imported.batch}`}>
              Show changes
            </ButtonLink>
          )}
        </>
      )}
    >
      <p>
        Choose a CSV file, or a file that a spreadsheet saved as Unicode text. It has a row for each product,
        identified by its slug, and any of the columns of an export. Either all rows are imported or none.
        Stock is adjusted for units sold since the export. Products that have changed since then are listed. A
        leading apostrophe, such as ’00123, keeps a code as text in a spreadsheet, and is removed on import.
      </p>
    </ImportPage>
  );
}
