import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { form, openReviewShop, type ReviewShop } from '../testing/review-shop';

let reviews: ReviewShop;
let shop: ReviewShop['shop'];
let staff: ReviewShop['staff'];

beforeAll(async () => {
  reviews = await openReviewShop();
  ({ shop, staff } = reviews);
});
afterAll(() => reviews.close());

const read = async (path: string) => (await shop.newShopper().get(path)).body.data;
const listed = async (query: string) =>
  ((await staff.get(`/reviews?${query}`)).body as { data: { items: { id: string }[]; total: number } }).data;
const logged = async () => {
  const admin = await reviews.office.newStaff('admin');
  const { body } = await admin.get('/log');
  return JSON.stringify(body);
};

describe('staff', () => {
  it('publish a review with the text that they have read, and it appears on page and cards', async () => {
    const productId = await shop.addProduct({ title: 'Dot Journal' });
    const buyer = await reviews.receive(productId);
    await reviews.write(buyer, productId, { stars: 4 });
    const id = await reviews.idOf(buyer);
    expect((await listed('state=waiting&search=dot')).items).toMatchObject([
      {
        id,
        stars: 4,
        author: 'Asha R.',
        beginning: form.text,
        product: { title: 'Dot Journal' },
        reports: 0,
      },
    ]);
    expect((await staff.get(`/reviews/${id}`)).body).toMatchObject({
      data: {
        ...{ version: 1, text: form.text, customer: { name: 'Asha Rao' }, decidedAt: null },
        order: { id: buyer.orderId, number: expect.stringMatching(/^VC-/) },
      },
    });
    await buyer.shopper.post(`/product/${productId}/own-review/change`, { ...form, text: 'Changed.' });
    expect(await staff.post(`/reviews/${id}/publish`, { version: 1 })).toMatchObject({ status: 409 });
    expect((await staff.post(`/reviews/${id}/publish`, { version: 2 })).body).toMatchObject({
      data: { state: 'published', decidedAt: expect.any(String) },
    });
    expect(await read(`/product/detail1/${productId}`)).toMatchObject({
      rating: { average: 5, count: 1 },
      reviews: {
        ...{ total: 1, page: 1, rating: { average: 5, count: 1 } },
        items: [{ id, stars: 5, text: 'Changed.', author: 'Asha R.', reply: null }],
      },
    });
    expect(await logged()).toContain('review-published');
    expect(await logged()).not.toContain('Changed.');
  });

  it('reject a published review with a reason that its author sees', async () => {
    const productId = await shop.addProduct();
    const buyer = await reviews.receive(productId);
    await reviews.write(buyer, productId);
    const id = await reviews.idOf(buyer);
    await staff.post(`/reviews/${id}/publish`, { version: 1 });
    expect((await staff.post(`/reviews/${id}/reject`, { version: 1, reason: '\u200b' })).status).toBe(400);
    const rejection = { version: 1, reason: 'It names a person.' };
    expect((await staff.post(`/reviews/${id}/reject`, rejection)).status).toBe(200);
    expect((await buyer.shopper.get(`/product/${productId}/own-review`)).body.data).toMatchObject({
      review: { state: 'rejected', reason: 'It names a person.' },
    });
    expect(await read(`/product/${productId}/reviews`)).toMatchObject({ items: [], total: 0 });
    await buyer.shopper.post(`/product/${productId}/own-review/change`, { ...form, stars: 3 });
    expect((await listed('state=waiting&stars=3')).items).toMatchObject([{ id }]);
  });

  it('reply, change the reply and remove it', async () => {
    const productId = await shop.addProduct();
    const id = await reviews.publish(productId);
    const reply = (text: string) => staff.post(`/reviews/${id}/reply`, { text });
    const shown = async () =>
      ((await read(`/product/${productId}/reviews`)) as { items: { reply: string | null }[] }).items[0]
        ?.reply;
    await reply('Thank you.\nWrite again.');
    expect(await shown()).toBe('Thank you.\nWrite again.');
    await reply(' ');
    expect(await shown()).toBeNull();
  });

  it('find reports, which the same network can make once and a decision settles', async () => {
    const productId = await shop.addProduct();
    const id = await reviews.publish(productId);
    shop.clock.advance(1);
    const report = (address: string) => shop.newShopper(address).post(`/reviews/${id}/report`, {});
    for (const address of ['10.90.0.1', '10.90.0.1', '10.90.0.2'])
      expect(await report(address)).toMatchObject({ status: 200, body: { success: true } });
    const reportsOf = async () =>
      ((await staff.get(`/reviews/${id}`)).body as { data: { reports: number } }).data.reports;
    expect((await listed('reported=yes')).items).toMatchObject([{ id, reports: 2 }]);
    shop.clock.advance(1);
    await staff.post(`/reviews/${id}/publish`, { version: 1 });
    expect([await reportsOf(), (await listed('reported=yes')).total]).toEqual([0, 0]);
    shop.clock.advance(1);
    for (const address of ['10.90.0.1', '10.90.0.3']) await report(address);
    expect(await reportsOf()).toBe(1);
    const waiting = await reviews.receive(productId);
    await reviews.write(waiting, productId);
    expect(await shop.newShopper().post(`/reviews/${await reviews.idOf(waiting)}/report`, {})).toMatchObject({
      status: 404,
    });
  });

  it('get at most twenty reports from a network in ten minutes', async () => {
    const statuses = [];
    for (let more = 0; more < 21; more += 1)
      statuses.push((await shop.newShopper('10.91.0.1').post('/reviews/nothing/report', {})).status);
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });
});

it('lists five a page, newest first, with the average of all', async () => {
  const productId = await shop.addProduct({ stock: 20 });
  for (const stars of [5, 4, 4, 5, 5, 1]) {
    shop.clock.advance(1);
    await reviews.publish(productId, { stars });
  }
  const starsOf = (page: unknown) => (page as { items: { stars: number }[] }).items.map(({ stars }) => stars);
  const first = await read(`/product/${productId}/reviews`);
  expect(first).toMatchObject({ total: 6, pageSize: 5, rating: { average: 4, count: 6 } });
  expect(starsOf(first)).toEqual([1, 5, 5, 4, 4]);
  expect(starsOf(await read(`/product/${productId}/reviews?page=2`))).toEqual([5]);
  expect(starsOf(await read(`/product/${productId}/reviews?page=3`))).toEqual([]);
  expect(await read(`/product/cards?ids=${productId}`)).toMatchObject([{ rating: { average: 4, count: 6 } }]);
});

it('names the newest ten of the shop once ten are published', async () => {
  const { db } = shop.database;
  await db.deleteFrom('product_review').execute();
  const productId = await shop.addProduct({ stock: 20, title: 'Neem Desk' });
  for (let more = 0; more < 9; more += 1) await reviews.publish(productId, { stars: 4 });
  expect([await read('/reviews/newest'), await read('/storefront')]).toEqual([[], {}]);
  await reviews.publish(productId, { stars: 5 });
  const newest = (await read('/reviews/newest')) as object[];
  expect(newest).toHaveLength(10);
  expect(newest[0]).toMatchObject({
    stars: 5,
    author: 'Asha R.',
    product: { title: 'Neem Desk', slug: productId },
  });
  expect(await read('/storefront')).toMatchObject({ rating: { average: 4.1, count: 10 } });
  await reviews.setShown(false);
  expect([await read('/reviews/newest'), await read('/storefront')]).toEqual([[], {}]);
});
