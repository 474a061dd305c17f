import { Type } from 'typebox';

/** What a list takes to show one of its pages. */
export const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};

/** The page that a query of `paging` asks for, the first 25 without one, and its rows for SQL. */
export function pageOf({ page = 1, pageSize = 25 }: { readonly page?: number; readonly pageSize?: number }) {
  return { shown: { page, pageSize }, range: { offset: (page - 1) * pageSize, limit: pageSize } };
}
