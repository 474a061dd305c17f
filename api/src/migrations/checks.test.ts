import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unitPrice } from '@shop/money';
import type { Insertable } from 'kysely';
import type { ProductTable } from '../modules/catalog/tables';
import type { OrderStatus, ShopOrderTable } from '../modules/orders/tables';
import type { Database } from '../platform/db/database';
import { openTestDatabase, START_MS } from '../testing/test-database';

let database: Database;
let categoryId: number;
let sessionId: number;

const category = (slug: string) =>
  database.db
    .insertInto('category')
    .values({ public_id: slug, name: slug, slug })
    .returning('id')
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  database = await openTestDatabase();
  ({ id: categoryId } = await category('pens'));
  ({ id: sessionId } = await database.db
    .insertInto('session')
    .values({ token_hash: 'a'.repeat(64), user_id: null, expires_at: new Date(), revoked_at: null })
    .returning('id')
    .executeTakeFirstOrThrow());
}, START_MS);

afterAll(() => database.close());

const addProduct = (slug: string, values: Partial<Insertable<ProductTable>> = {}) =>
  database.db
    .insertInto('product')
    .values({
      public_id: slug,
      slug,
      title: slug,
      code: null,
      rate_paise: 100,
      category_id: categoryId,
      subcategory_id: null,
      brand_id: null,
      theme_id: null,
      variant: null,
      photos: '[{"url":"/media/a.svg","width":1,"height":1}]',
      ...values,
    })
    .returning(['id', 'unit_paise'])
    .executeTakeFirstOrThrow();

const addOrder = (name: string, values: Partial<Insertable<ShopOrderTable>> = {}) =>
  database.db
    .insertInto('shop_order')
    .values({
      public_id: name,
      session_id: sessionId,
      user_id: null,
      client_key: name,
      cart_hash: name,
      reserved_until: new Date(),
      subtotal_paise: 100,
      total_paise: 200,
      ship: '{}',
      provider_order_id: null,
      paid_payment_id: null,
      paid_at: null,
      placed_at: null,
      ...values,
    })
    .execute();

describe('product', () => {
  it.each([
    ['more reserved units than stock', { stock: 1, reserved: 2 }, 'product_stock'],
    ['a negative reservation', { stock: 1, reserved: -1 }, 'product_stock'],
    ['a negative price', { rate_paise: -1 }, 'product_rate_paise_check'],
    ['a discount over 100 %', { discount_bp: 10_001 }, 'product_discount_bp_check'],
    ['no photo', { photos: '[]' }, 'product_photos_check'],
  ])('cannot have %s', async (name, values, constraint) => {
    await expect(addProduct(name, values)).rejects.toMatchObject({ constraint });
  });

  it('cannot be in a subcategory of another category', async () => {
    const other = await category('tapes');
    const { id } = await database.db
      .insertInto('subcategory')
      .values({ category_id: other.id, name: 'Washi', slug: 'washi' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await expect(addProduct('lost', { subcategory_id: id })).rejects.toMatchObject({
      constraint: 'product_subcategory_of_category',
    });
    await expect(addProduct('found', { category_id: other.id, subcategory_id: id })).resolves.toBeDefined();
  });

  it.each([
    [15_000, 500],
    [4950, 1250],
    [9999, 3300],
    [1, 5000],
    [500, 10_000],
  ])('has the price of the shared arithmetic: %i paise less %i bp', async (rate_paise, discount_bp) => {
    const { unit_paise } = await addProduct(`priced-${rate_paise}`, { rate_paise, discount_bp });
    expect(unit_paise).toBe(unitPrice(rate_paise, discount_bp));
  });
});

describe('shop_order', () => {
  it('accepts a receipt once per session', async () => {
    await addOrder('first', { client_key: 'receipt' });
    await expect(addOrder('second', { client_key: 'receipt' })).rejects.toMatchObject({
      constraint: 'shop_order_client_key',
    });
  });

  it.each<OrderStatus>(['creating', 'pending_payment'])(
    'is %s for a cart once per session',
    async (status) => {
      await addOrder(`${status}-1`, { status, cart_hash: status });
      await expect(addOrder(`${status}-2`, { status, cart_hash: status })).rejects.toMatchObject({
        constraint: 'shop_order_open_cart',
      });
      await expect(addOrder(`${status}-3`, { status: 'placed', cart_hash: status })).resolves.toBeDefined();
    },
  );

  it.each([
    ['an unknown state', { status: 'lost' as OrderStatus }],
    ['shipped without a courier', { status: 'shipped' as OrderStatus, tracking_number: 'RP1' }],
    ['a total under one rupee', { total_paise: 99 }],
    ['a total with paise', { total_paise: 12_345 }],
    ['a receipt too long for the provider', { public_id: 'x'.repeat(41) }],
  ])('cannot have %s', async (name, values) => {
    await expect(addOrder(name, values)).rejects.toMatchObject({ code: '23514' });
  });
});
