import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { step, takeSteps } from '../orders/testing/steps';
import { addVariants } from '../catalog/testing/add-variants';
import { newAccount } from '../orders/testing/shopper';
import { form, openReviewShop, type ReviewShop } from './testing/review-shop';

let reviews: ReviewShop;
let shop: ReviewShop['shop'];

beforeAll(async () => {
  reviews = await openReviewShop();
  ({ shop } = reviews);
});
afterAll(() => reviews.close());

const ownOf = async (shopper: ReturnType<typeof shop.newShopper>, productId: string) =>
  shopper.get(`/product/${productId}/own-review`);
const pageOf = async (productId: string) =>
  (await shop.newShopper().get(`/product/detail1/${productId}`)).body;

describe('a shop without the setting', () => {
  it('has no reviews: pages, cards and calls do not mention them', async () => {
    const productId = await shop.addProduct();
    const buyer = await reviews.receive(productId);
    await reviews.write(buyer, productId);
    const id = await reviews.idOf(buyer);
    await reviews.staff.post(`/reviews/${id}/publish`, { version: 1 });
    expect(await pageOf(productId)).toMatchObject({ data: { rating: { average: 5, count: 1 } } });
    await reviews.setShown(false);
    const { data } = (await pageOf(productId)) as { data: object };
    expect(data).not.toHaveProperty('rating');
    expect(data).not.toHaveProperty('reviews');
    const cards = await shop.newShopper().get(`/product/cards?ids=${productId}`);
    expect(JSON.stringify(cards.body)).not.toContain('rating');
    const visitor = shop.newShopper();
    const responses = [
      await visitor.get(`/product/${productId}/reviews`),
      await visitor.post(`/reviews/${id}/report`, {}),
      await ownOf(buyer.shopper, productId),
      await reviews.write(buyer, productId),
      await buyer.shopper.post(`/product/${productId}/own-review/change`, form),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    await reviews.setShown(true);
  });
});

describe('a buyer', () => {
  it('writes one review after the delivery, which waits for staff', async () => {
    const productId = await shop.addProduct();
    const buyer = await reviews.buy(productId);
    expect((await ownOf(buyer.shopper, productId)).body.data).toEqual({
      ...{ may: 'wait', author: 'Asha R.', review: null },
    });
    expect(await reviews.write(buyer, productId)).toMatchObject({
      ...{ status: 409, body: { message: 'You can review this product once it has been delivered.' } },
    });
    await reviews.deliver(buyer);
    expect((await ownOf(buyer.shopper, productId)).body.data).toMatchObject({ may: 'write' });
    const written = await reviews.write(buyer, productId, {
      title: ' Thick  paper ',
      text: ' One\r\nTwo <b>',
    });
    expect(written).toMatchObject({
      status: 200,
      body: {
        data: {
          may: 'write',
          review: { stars: 5, title: 'Thick paper', text: 'One\nTwo <b>', state: 'waiting', reason: null },
        },
      },
    });
    expect(await pageOf(productId)).toMatchObject({ data: { reviews: { items: [], total: 0 } } });
    expect(await reviews.write(buyer, productId)).toMatchObject({ status: 409 });
  });

  it('has one review when the form is sent twice at once', async () => {
    const productId = await shop.addProduct();
    const buyer = await reviews.receive(productId);
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await reviews.write(buyer, productId)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  it('of a variant reviews its product, once for all variants', async () => {
    const productId = await shop.addProduct({ title: 'Bahi' });
    const [a4 = '', a5 = ''] = await addVariants(
      shop.database,
      productId,
      [{ name: 'Size', values: ['A4', 'A5'] }],
      [{ choice: { Size: 'A4' } }, { choice: { Size: 'A5' } }],
    );
    const buyer = await reviews.receive(a4);
    expect((await reviews.write(buyer, a5)).status).toBe(200);
    expect((await reviews.write(buyer, productId)).status).toBe(409);
    await reviews.staff.post(`/reviews/${await reviews.idOf(buyer)}/publish`, { version: 1 });
    for (const name of [productId, a4, a5])
      expect(await pageOf(name)).toMatchObject({ data: { rating: { count: 1 }, reviews: { total: 1 } } });
    const cards = await shop.newShopper().get(`/product/cards?ids=${a5}`);
    expect(cards.body.data).toMatchObject([{ rating: { average: 5, count: 1 } }]);
  });

  it('changes a published review, which waits again; the same text changes nothing', async () => {
    const productId = await shop.addProduct();
    const buyer = await reviews.receive(productId);
    const change = (text: object) => buyer.shopper.post(`/product/${productId}/own-review/change`, text);
    expect((await change(form)).status).toBe(404);
    await reviews.write(buyer, productId);
    await reviews.staff.post(`/reviews/${await reviews.idOf(buyer)}/publish`, { version: 1 });
    expect((await change(form)).body.data).toMatchObject({ review: { state: 'published' } });
    expect((await change({ stars: 2, text: 'It tore.' })).body.data).toMatchObject({
      review: { stars: 2, title: '', text: 'It tore.', state: 'waiting' },
    });
    expect(await pageOf(productId)).toMatchObject({ data: { reviews: { total: 0 } } });
  });

  it('keeps the review when the order is returned, and cannot write a first one then', async () => {
    const productId = await shop.addProduct();
    const [first, second] = [await reviews.receive(productId), await reviews.receive(productId)];
    await reviews.write(first, productId);
    for (const { orderId } of [first, second]) await takeSteps(shop, orderId, [step.takeBack]);
    expect((await ownOf(first.shopper, productId)).body.data).toMatchObject({ may: 'write' });
    expect(await reviews.write(second, productId)).toMatchObject({ status: 403 });
  });
});

describe('a review is refused', () => {
  it('for guests, and for accounts that did not buy the product', async () => {
    const productId = await shop.addProduct();
    const other = await reviews.receive(await shop.addProduct());
    expect((await shop.newShopper().post(`/product/${productId}/own-review`, form)).status).toBe(401);
    expect((await ownOf(shop.newShopper(), productId)).status).toBe(401);
    expect(await reviews.write(other, productId)).toMatchObject({
      ...{ status: 403, body: { message: 'Only customers who received this product can review it.' } },
    });
    expect((await ownOf(other.shopper, productId)).body.data).toMatchObject({ may: 'buy' });
    expect((await reviews.write(other, 'nothing')).status).toBe(404);
  });

  it.each([
    [{ text: '' }, 'Text is required'],
    [{ text: ' \n ' }, 'Text is required'],
    [{ text: '\u200b\u2800' }, 'Text is required'],
    [{ text: 'a'.repeat(2001) }, 'Text must not be longer than 2000 characters'],
    [{ title: 'a'.repeat(101) }, 'Title must not be longer than 100 characters'],
    [{ stars: 0 }, 'Stars must be at least 1'],
    [{ stars: 6 }, 'Stars must be at most 5'],
    [{ stars: 4.5 }, 'Stars must be a whole number'],
  ])('for %j', async (change, message) => {
    const shopper = shop.newShopper();
    await newAccount(shopper);
    const response = await shopper.post('/product/nothing/own-review', { ...form, ...change });
    expect([response.status, response.body.message]).toEqual([400, message]);
  });

  it('after thirty in an hour', async () => {
    const productId = await shop.addProduct();
    const buyer = await reviews.receive(productId);
    const statuses = [];
    for (let more = 0; more < 31; more += 1) statuses.push((await reviews.write(buyer, productId)).status);
    expect(statuses.slice(-2)).toEqual([409, 429]);
  });
});

it('is exported and erased with its author, and no longer counts', async () => {
  const productId = await shop.addProduct({ title: 'Neem Desk' });
  const buyer = await reviews.receive(productId);
  await reviews.write(buyer, productId, { stars: 1 });
  await reviews.staff.post(`/reviews/${await reviews.idOf(buyer)}/publish`, { version: 1 });
  await reviews.publish(productId, { stars: 4 });
  expect(await pageOf(productId)).toMatchObject({ data: { rating: { average: 2.5, count: 2 } } });
  const admin = await reviews.office.newStaff('admin');
  const { body } = await admin.get(`/customers?search=${buyer.account.email}`);
  const [person] = (body as { data: { items: { id: string }[] } }).data.items;
  expect((await admin.get(`/customers/${person?.id}/export`)).body).toMatchObject({
    reviews: [{ product: 'Neem Desk', author: 'Asha R.', stars: 1, text: form.text, state: 'published' }],
  });
  const erase = { reason: 'asked by the person', email: buyer.account.email };
  expect((await admin.post(`/customers/${person?.id}/erase`, erase)).status).toBe(200);
  expect(await pageOf(productId)).toMatchObject({ data: { rating: { average: 4, count: 1 } } });
});
