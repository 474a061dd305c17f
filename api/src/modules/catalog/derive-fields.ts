import { type Static, type TOptional, type TSchema, Type } from 'typebox';
import type { CsvCell } from '../../platform/csv/csv-text';
import { formerNameOf } from '../../platform/http/former-names';
import { isStorable } from '../../platform/http/clean-text';
import type { FindPicture } from '../media';
import { FieldFault } from './cell-readers';
import { type ProductField, productFields, type ProductSource } from './product-fields';
import type { ProductRow } from './tables';

type Fields = typeof productFields;

/** A column of a CSV file. */
export type FileColumn = keyof Fields;

/** A product of a file; fields without a column are absent. */
export type FileValues = { readonly [Column in FileColumn]?: ReturnType<Fields[Column]['read']> };

const fields = Object.entries(productFields) as readonly (readonly [FileColumn, ProductField])[];

export const fileColumns: readonly FileColumn[] = fields.map(([column]) => column);

export const isFileColumn = (name: string): name is FileColumn => Object.hasOwn(productFields, name);

const noPicture: FindPicture = () => undefined;

/** Parses one cell, given the existing pictures. Throws a FieldFault. */
export function readCell<Column extends FileColumn>(
  column: Column,
  text: string,
  find = noPicture,
): NonNullable<FileValues[Column]> | null {
  if (!isStorable(text)) throw new FieldFault('has characters that are not allowed');
  const { read }: ProductField = productFields[column];
  return read(text, find) as NonNullable<FileValues[Column]> | null;
}

/** The cell of an exported file. */
export function exportedCell(column: FileColumn, row: ProductSource): CsvCell {
  const { source, cell }: ProductField = productFields[column];
  return cell ? cell(row[source]) : (row[source] as CsvCell);
}

/** SQL types of the columns that are written unchanged from a file's or form's values. */
export const columnTypes = Object.fromEntries(
  fields.flatMap(([, { source, sql }]) => (sql ? [[source, sql]] : [])),
) as Readonly<Record<WrittenColumn, string>>;

type WrittenColumn = {
  [Column in FileColumn]: Fields[Column] extends { readonly sql: string } ? Fields[Column]['source'] : never;
}[FileColumn];

/** The columns of a product with these values. */
export function columnsOf(values: FileValues): Partial<Record<WrittenColumn, unknown>> {
  return Object.fromEntries(
    fields.flatMap(([column, { source, sql }]) => {
      const value = values[column];
      if (!sql || value === undefined) return [];
      return [[source, sql === 'jsonb' ? (JSON.parse(value as string) as unknown) : value]];
    }),
  );
}

type Side = 'staff' | 'shop';
type Where<Name extends Side> = NonNullable<ProductField[Name]>['on'];

/** The fields that staff or shoppers see, by their names in those responses. */
type Named<Name extends Side, On> = {
  [
    Column in FileColumn as Fields[Column] extends Readonly<
      Record<Name, { readonly name: infer N; readonly on: On }>
    >
      ? N & string
      : never
  ]: Fields[Column] extends Readonly<Record<Name, infer View>> ? View : never;
};
type Former<On> = {
  [
    Column in FileColumn as Fields[Column] extends {
      readonly staff: { readonly former: infer N; readonly on: On };
    }
      ? N & string
      : never
  ]: Fields[Column] extends { readonly staff: infer View } ? View : never;
};
type ShownOf<View> = View extends { readonly shown: infer Schema extends TSchema } ? Schema : never;
type FormOf<View> = View extends { readonly form: infer Schema extends TSchema } ? Schema : never;
type Shown<Views> = { [Name in keyof Views]: ShownOf<Views[Name]> };
type Values<Views> = { [Name in keyof Views]: Static<ShownOf<Views[Name]>> };

/** The columns that a view needs. */
type Row<Name extends Side, On> = Pick<
  ProductSource,
  {
    [Column in FileColumn]: Fields[Column] extends Readonly<Record<Name, { readonly on: On }>>
      ? Fields[Column]['source']
      : never;
  }[FileColumn]
>;

type SourceOf<Name extends Side, On> = keyof Row<Name, On>;

function viewsOf<Name extends Side>(side: Name, on: Where<Name>) {
  return fields.flatMap(([column, field]) => {
    const view = field[side];
    return view?.on === on ? [{ column, source: field.source, view }] : [];
  });
}

/** Fields for shoppers: those of cards, or those that only a product's page shows. */
export const shopSchemas = <const On extends Where<'shop'>>(on: On) =>
  Object.fromEntries(viewsOf('shop', on).map(({ view }) => [view.name, view.shown])) as Shown<
    Named<'shop', On>
  >;

/** The columns that shoppers' fields are made from. */
export const shopColumns = <const On extends Where<'shop'>>(on: On) =>
  viewsOf('shop', on).map(
    ({ source }) => `product.${source}`,
  ) as readonly `product.${SourceOf<'shop', On>}`[];

export function shopValues<const On extends Where<'shop'>>(on: On, row: Row<'shop', On>) {
  const stored: Partial<ProductSource> = row;
  return Object.fromEntries(
    viewsOf('shop', on).map(({ source, view }) => [
      view.name,
      view.value ? view.value(stored[source]) : stored[source],
    ]),
  ) as Values<Named<'shop', On>>;
}

/**
 * The fields in staff responses, in the product list or only for a single product. Former names are included alongside
 * the current ones.
 */
export const staffSchemas = <const On extends Where<'staff'>>(on: On) =>
  Object.fromEntries(
    viewsOf('staff', on).flatMap(({ view: { name, former, shown } }): [string, TSchema][] =>
      former
        ? [
            [name, shown],
            [former, Type.With(shown, formerNameOf(name))],
          ]
        : [[name, shown]],
    ),
  ) as Shown<Named<'staff', On> & Former<On>>;

export function staffValues<const On extends Where<'staff'>>(on: On, row: Row<'staff', On>) {
  const stored: Partial<ProductSource> = row;
  return Object.fromEntries(
    viewsOf('staff', on).flatMap(({ source, view: { name, former, value } }): [string, unknown][] => {
      const shown = value ? value(stored[source]) : stored[source];
      return former
        ? [
            [name, shown],
            [former, shown],
          ]
        : [[name, shown]];
    }),
  ) as Values<Named<'staff', On> & Former<On>>;
}

/** The columns that the product list of staff needs. */
export const staffListColumns = viewsOf('staff', 'list').flatMap(({ source }) =>
  source.endsWith('_slug') ? [] : [`product.${source}`],
) as readonly `product.${Exclude<SourceOf<'staff', 'list'>, 'category_slug'>}`[];

const forms = fields.flatMap(([column, { staff }]) => (staff ? [{ column, ...staff }] : []));

type StaffOn = Where<'staff'>;
type Forms = { [Name in keyof Named<'staff', StaffOn>]: FormOf<Named<'staff', StaffOn>[Name]> } & {
  [Name in keyof Former<StaffOn>]: TOptional<FormOf<Former<StaffOn>[Name]>>;
};

/** The fields of a product's form. */
export const formSchemas = Object.fromEntries(
  forms.flatMap(({ name, former, form }): [string, TSchema][] =>
    former
      ? [
          [name, form],
          [former, Type.Optional(Type.With(form, formerNameOf(name)))],
        ]
      : [[name, form]],
  ),
) as Forms;

/** Current names of a form's fields by their former ones. */
export const formerFormNames = Object.fromEntries(
  forms.flatMap(({ name, former }) => (former ? [[former, name]] : [])),
);

type FormColumn = {
  [Column in FileColumn]: Fields[Column] extends { readonly staff: object } ? Column : never;
}[FileColumn];
type FormValues = { readonly [Column in FormColumn]: ReturnType<Fields[Column]['read']> };

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The values of a form, each read as the cell of a file; fields that the form does not contain are absent. */
export function readForm(form: object, read: (column: FileColumn, text: string) => unknown): FormValues {
  const given = form as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    forms.flatMap(({ column, name, text = asText }) =>
      given[name] === undefined ? [] : [[column, read(column, text(given[name]))]],
    ),
  ) as FormValues;
}

type SeedViews = {
  [
    Column in FileColumn as Fields[Column] extends { readonly seed: { readonly name: infer N } }
      ? N & string
      : never
  ]: Fields[Column] extends { readonly seed: { readonly schema: infer Schema extends TSchema } }
    ? Schema
    : never;
};

type SeedColumn = {
  [Column in FileColumn]: Fields[Column] extends { readonly seed: object } ? Fields[Column]['source'] : never;
}[FileColumn];

const seeds = fields.flatMap(([column, { seed }]) => (seed ? [{ column, ...seed }] : []));

/** The fields of a product in the files of a seed. */
export const seedSchemas = Object.fromEntries(seeds.map(({ name, schema }) => [name, schema])) as SeedViews;

/** The columns of a seed's product, whose values are read like cells of a file. */
export function seedColumns(product: object): Pick<ProductRow, SeedColumn> {
  const given = product as Readonly<Record<string, unknown>>;
  const values = seeds.map(({ column, name, text = asText }) => [
    column,
    readCell(column, text(given[name])),
  ]);
  return columnsOf(Object.fromEntries(values) as FileValues) as Pick<ProductRow, SeedColumn>;
}
