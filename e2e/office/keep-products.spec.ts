import { expect, test } from '../support/translatable-test';
import { dateTimeInIndia } from '@shop/config/date-fields';
import sharp from 'sharp';
import { atNight } from '../nightly';
import { expectAccessible } from '../support/axe';
import { signInAdmin } from '../support/staff';
import { startShop, type TestShop } from '../support/temporary-shop';
import { sized } from '../support/widths';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

/** Displayed prices of the shop's first products, by id. */
async function prices(): Promise<Map<string, number>> {
  const response = await fetch(`${shop.url}/api/v1/product?limit=100`);
  const { data } = (await response.json()) as { data: { products: { _id: string; rate: number }[] } };
  return new Map(data.products.map(({ _id, rate }) => [_id, rate]));
}

const lines = Array.from(
  { length: 1000 },
  (_, number) => `nib-${number},Nib ${number},10,5,markers-pens,washi-vermilion`,
);
const fileOf = (rows: readonly string[]) => ({
  name: 'nibs.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['slug,title,rate,stock,category,photos', ...rows].join('\r\n')),
});

test(
  'a staff member changes a hundred prices at once, and a file of a thousand rows is imported completely or not at all',
  atNight,
  async ({ page }) => {
    await page.setViewportSize(sized(1366));
    await signInAdmin(page, shop, 'Asha');
    const before = await prices();

    await page.goto(`${shop.officeUrl}/products?size=100`);
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
    await expect(page.getByText('100 selected')).toBeVisible();
    await expectAccessible(page, 'chosen products');
    await page.getByRole('button', { name: 'Change price, discount or stock' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change 100 products' });
    await expectAccessible(page, 'changing many');
    await dialog.locator('[name=priceChange]').selectOption('by');
    await dialog.getByLabel('Price').press('1');
    await dialog.getByLabel('Price').press('Enter');
    await expect(page.getByText('100 products changed.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => {
        const after = await prices();
        return [...before].filter(([id, rate]) => after.get(id) === rate + 1).length;
      })
      .toBe(100);

    await page.getByRole('link', { name: 'Import a file' }).press('Enter');
    const field = page.getByLabel('CSV file');
    const wrong = lines.map((line, index) => {
      if (index === 9) return line.replace(',10,5,', ',ten,5,');
      if (index === 499) return line.replace('markers-pens', 'nowhere');
      return index === 998 ? line.replace('Nib 998', '') : line;
    });
    await field.setInputFiles(fileOf(wrong));
    await expect(page.getByText('3 errors in nibs.csv: nothing was imported.')).toBeVisible();
    const faults = page.getByRole('table', { name: 'Errors' }).getByRole('row');
    await expect(faults).toHaveText([
      /Row/,
      /^11\s*rate\s*must be rupees/,
      /^501\s*category\s*there is no "nowhere"/,
      /^1000\s*title\s*must not be empty/,
    ]);
    await expectAccessible(page, 'faults of a file');
    await page.setViewportSize(sized(390));
    await expectAccessible(page, 'faults of a file on a phone');
    await page.goto(`${shop.officeUrl}/products?search=nib-7`);
    await expect(page.getByText('No products match')).toBeVisible();

    await page.goto(`${shop.officeUrl}/products/import`);
    await field.setInputFiles(fileOf(lines));
    await page.getByRole('button', { name: 'Import 1,000 products' }).press('Enter');
    await expect(page.getByText(/^Imported: 1,000 products added/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to products' }).press('Enter');
    await expect(page.getByRole('link', { name: /^Export all/ })).toBeVisible();
    await expectAccessible(page, 'the list on a phone');

    await page.goto(`${shop.officeUrl}/products?search=nib-7`);
    await page.getByRole('link', { name: 'Nib 7', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Nib 7', level: 1 })).toBeVisible();
    await expectAccessible(page, 'a product on a phone');
    await page.getByRole('button', { name: 'Change stock' }).press('Enter');
    await expectAccessible(page, 'changing the stock on a phone');
    await page.getByRole('dialog').getByLabel('Units').fill('-2');
    await page.getByRole('dialog').getByLabel('Reason').fill('bent');
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 units in stock.')).toBeVisible();
    await page.setViewportSize(sized(1366));
    await expectAccessible(page, 'a product');
  },
);

/** As from a phone: rotated by EXIF orientation, with GPS coordinates. */
const fromPhone = () =>
  sharp({ create: { width: 1800, height: 1350, channels: 3, background: '#b5651d' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 55/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a staff member uploads a photo, and the shop shows it upright, in several sizes and without its location', async ({
  page,
  request,
}) => {
  const response = await fetch(`${shop.url}/api/v1/product?limit=1`);
  const { data } = (await response.json()) as { data: { products: { _id: string; slugProduct: string }[] } };
  const [{ _id: id, slugProduct: slug } = { _id: '', slugProduct: '' }] = data.products;
  const buffer = await fromPhone();
  expect((await sharp(buffer).metadata()).exif).toBeDefined();

  await page.setViewportSize(sized(390));
  await signInAdmin(page, shop, 'Meera');
  await page.goto(`${shop.officeUrl}/products/${id}`);
  const field = page.getByLabel('Upload photos');
  await field.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByText(/notes\.jpg is not a supported image/)).toBeVisible();
  await field.setInputFiles({ name: 'Block print.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(/^block-print-[0-9a-f]{16} added\.$/)).toBeVisible();
  await expectAccessible(page, 'a product with an uploaded photo on a phone');
  await page.getByRole('button', { name: /^Make main: block-print-/ }).press('Enter');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved. The shop shows the change immediately.')).toBeVisible();

  const product = `${shop.url}/products/${slug}`;
  const rendered = async () => (await fetch(product)).text();
  await expect.poll(rendered).toContain('/media/photos/block-print-');
  await page.goto(product);
  const main = page.getByTestId('main-photo').getByRole('img').first();
  await expect(main).toHaveAttribute('srcset', /-320\.webp 320w, .*-480\.webp 480w, .*-1200\.webp 1200w$/);
  await expect
    .poll(() => main.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('block-print');
  const address = await main.evaluate((image: HTMLImageElement) => image.currentSrc);
  const bytes = await (await request.get(address)).body();
  const { format, width, height, exif } = await sharp(bytes).metadata();
  expect({ format, exif, ratio: height / width }).toEqual({
    format: 'webp',
    exif: undefined,
    ratio: expect.closeTo(4 / 3, 1),
  });

  await page.goto(`${shop.url}/all-products`);
  const card = page.locator('img[src*="block-print"]').first();
  await expect
    .poll(() => card.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-(320|480)\.webp$/);
});

test('a planned sale changes the price in the shop only during its period', async ({ page }) => {
  const response = await fetch(`${shop.url}/api/v1/product?limit=100`);
  const { data } = (await response.json()) as {
    data: { products: { _id: string; slugProduct: string; discount: number; variantCount?: number }[] };
  };
  const plain = data.products.find(
    ({ discount, variantCount }) => discount === 0 && variantCount === undefined,
  );
  if (!plain) throw new Error('Every product of the shop has a discount or variants');
  const product = `${shop.url}/products/${plain.slugProduct}`;
  const hours = (count: number) => dateTimeInIndia(Date.now() + count * 60 * 60_000);

  await page.setViewportSize(sized(390));
  await signInAdmin(page, shop, 'Usha');
  await page.goto(`${shop.officeUrl}/products/${plain._id}`);
  const [starts, ends] = [page.getByLabel('Sale starts'), page.getByLabel('Sale ends')];
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Saved. The shop shows the change immediately.')).toBeVisible();
  };
  await starts.fill(hours(-2));
  await expect(
    page.getByText('A sale period needs a discount. Enter one, or clear the period.'),
  ).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Discount, %' }).fill('20');
  await ends.fill(hours(-3));
  await expect(page.getByText('The sale must end after it starts.')).toBeVisible();
  await expectAccessible(page, 'an invalid sale period on a phone');
  await ends.fill(hours(24));
  await save();

  const rendered = async () => (await fetch(product)).text();
  await expect.poll(rendered).toContain('"priceValidUntil"');
  await page.goto(product);
  const price = page.getByTestId('price-ticket');
  await expect(price.getByText('Original price')).toBeAttached();

  await page.goto(`${shop.officeUrl}/products/${plain._id}`);
  await ends.fill(hours(-1));
  await save();
  await expect.poll(rendered).not.toContain('"priceValidUntil"');
  await page.goto(product);
  await expect(price).toBeVisible();
  await expect(price.getByText('Original price')).toHaveCount(0);
});
