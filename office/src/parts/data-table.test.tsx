import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createColumnHelper } from '@tanstack/react-table';
import { DataTable, type features } from './data-table';

interface Line {
  readonly id: string;
  readonly title: string;
  readonly stock: number;
}

const helper = createColumnHelper<typeof features, Line>();
const columns = helper.columns([
  helper.accessor('title', { header: 'Product' }),
  helper.display({
    id: 'stock',
    header: 'Stock',
    cell: ({ row: { original } }) => (original.stock === 0 ? 'None' : <b>{original.stock}</b>),
  }),
]);
const idOf = ({ id }: Line) => id;
const table = (title: string, stock: number) => (
  <DataTable label="Stock" rows={[{ id: 'tape', title, stock }]} columns={columns} rowId={idOf} />
);

// Fails if React updates a text node in place, which does not work on a page that the browser translates.
it('shows changed cells, texts and elements', () => {
  const { rerender } = render(table('Washi tape', 0));
  const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells()).toEqual(['Washi tape', 'None']);
  rerender(table('Washi tape, wide', 3));
  expect(cells()).toEqual(['Washi tape, wide', '3']);
  rerender(table('Washi tape', 0));
  expect(cells()).toEqual(['Washi tape', 'None']);
});
