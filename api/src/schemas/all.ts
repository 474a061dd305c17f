import type { TSchema } from 'typebox';
import * as invoice from '../invoices/invoice-schema';
import * as order from '../orders/placed-order-schema';
import * as account from './account';
import * as names from './catalogue-names';
import * as content from './content';
import * as payment from './payment';
import * as photo from './photo';
import * as product from './product';
import { Failure, Success } from './shared';

/** Every named schema, as the OpenAPI document lists them. */
export const namedSchemas: readonly TSchema[] = [
  Failure,
  Success,
  ...[photo, names, product, content, account, payment, invoice, order].flatMap((module): TSchema[] =>
    Object.values(module),
  ),
];
