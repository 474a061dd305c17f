import { formatRupees } from '@shop/money';
import { createColumnHelper } from '@tanstack/react-table';
import { VisuallyHidden } from '@shop/ui';
import type { GstReturn } from '../../api/types';
import { DataTable, type features } from '../../parts/data-table';
import { Failure, Waiting } from '../../parts/states';
import { counted, formatCount } from '../../parts/text';
import { useGetGstReturnQuery } from './api';
import styles from './gst.module.css';

/** An amount that credit notes may make negative. */
const formatSigned = (paise: number) => (paise < 0 ? `−${formatRupees(-paise)}` : formatRupees(paise));

type Sums = GstReturn['invoiced'];

interface SumsRow extends Sums {
  readonly name: string;
}

const less = (one: Sums, other: Sums): Sums => ({
  taxablePaise: one.taxablePaise - other.taxablePaise,
  igstPaise: one.igstPaise - other.igstPaise,
  cgstPaise: one.cgstPaise - other.cgstPaise,
  sgstPaise: one.sgstPaise - other.sgstPaise,
});

const sumsHelper = createColumnHelper<typeof features, SumsRow>();
const amount = (name: keyof Sums, header: string) =>
  sumsHelper.accessor(name, {
    header,
    cell: ({ getValue }) => <span className={styles.amount}>{formatSigned(getValue())}</span>,
  });
const sumsColumns = sumsHelper.columns([
  sumsHelper.accessor('name', { header: 'Document type' }),
  amount('taxablePaise', 'Taxable value'),
  amount('igstPaise', 'IGST'),
  amount('cgstPaise', 'CGST'),
  amount('sgstPaise', 'SGST'),
]);
const sumsId = ({ name }: SumsRow) => name;

type Section = GstReturn['sections'][number];

const sectionNames: Readonly<Record<Section['name'], string>> = {
  b2b: 'Invoices to businesses',
  b2cl: 'Large invoices to consumers in other states',
  b2cs: 'Other sales to consumers, less credit notes',
  cdnr: 'Credit notes to businesses',
  cdnur: 'Credit notes for large invoices to consumers',
  exemp: 'Sales without tax',
  'hsn-b2b': 'Summary by HSN code, businesses',
  'hsn-b2c': 'Summary by HSN code, consumers',
  docs: 'Documents issued',
};

const fileOf = (month: string, section?: Section['name']) =>
  `/api/v1/staff/gst-return/export?month=${month}${section ? `&section=${section}` : ''}`;

interface SectionRow extends Section {
  readonly month: string;
}

const sectionHelper = createColumnHelper<typeof features, SectionRow>();
const sectionColumns = sectionHelper.columns([
  sectionHelper.display({
    id: 'name',
    header: 'Section',
    cell: ({ row }) => sectionNames[row.original.name],
  }),
  sectionHelper.accessor('rows', { header: 'Rows', cell: ({ getValue }) => formatCount(getValue()) }),
  sectionHelper.display({
    id: 'file',
    header: 'File',
    cell: ({ row: { original } }) => (
      <a href={fileOf(original.month, original.name)} download>
        <span>{`${original.name}.csv`}</span>
        <VisuallyHidden>{`, ${sectionNames[original.name]}`}</VisuallyHidden>
      </a>
    ),
  }),
]);
const sectionId = ({ name }: SectionRow) => name;

function MonthFound({ found }: { readonly found: GstReturn }) {
  const { month, invoices, creditNotes, invoiced, credited, sections, withoutCodePaise } = found;
  const rows = [
    { name: counted(invoices, 'invoice'), ...invoiced },
    { name: counted(creditNotes, 'credit note'), ...credited },
    { name: 'Difference', ...less(invoiced, credited) },
  ];
  return (
    <>
      <DataTable label="Monthly totals" rows={rows} columns={sumsColumns} rowId={sumsId} />
      {withoutCodePaise !== 0 && (
        <p className={styles.warning}>
          {`Items worth ${formatSigned(withoutCodePaise)} were sold without an HSN code. Complete these rows in the offline tool, and add the codes to the products for future orders.`}
        </p>
      )}
      <p>
        <a href={fileOf(month)} download>
          Download GSTR-1 as JSON
        </a>{' '}
        for the GST portal, or individual sections as CSV for its offline tool:
      </p>
      <DataTable
        label="Sections of GSTR-1"
        rows={sections.map((section) => ({ ...section, month }))}
        columns={sectionColumns}
        rowId={sectionId}
      />
    </>
  );
}

/** The sums of a month's invoices and credit notes, and the files of its return. */
export function GstMonth({ month }: { readonly month: string }) {
  const {
    currentData: found,
    error,
    refetch,
  } = useGetGstReturnQuery(month, {
    refetchOnMountOrArgChange: true,
  });
  if (found) return <MonthFound found={found} />;
  if (error !== undefined) return <Failure what="The GST return" error={error} retry={refetch} />;
  return <Waiting label="Loading GST return…" />;
}
