import { expect, type Page } from '@playwright/test';
import { fontsOf, webFontsApplied } from '../support/fonts';

/** What a case expects of its page. */
export interface MatrixCase {
  /** Text in the server's markup. */
  readonly markup: string;
  /** Computed styles by test id, with and without scripts. */
  readonly styles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Checks the behaviour of the hydrated page. */
  readonly works?: (page: Page) => Promise<void>;
  /** The error that the case throws on purpose. */
  readonly throws?: RegExp;
  /** Whether the shell replaces the page with its error page. */
  readonly isReplaced?: boolean;
}

const press = async (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const shows = async (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

async function counts(page: Page, word: string): Promise<void> {
  await press(page, `${word} 0`);
  await expect(page.getByRole('button', { name: `${word} 1` })).toBeVisible();
}

async function opensDialog(page: Page, title: string): Promise<void> {
  await press(page, 'Open');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function followsLink(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'To the questions' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('FAQ');
}

async function showsPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  const background = await page
    .getByTestId('background')
    .evaluate((element) => getComputedStyle(element).backgroundImage);
  const addresses = Array.from(background.matchAll(/url\("([^"]+)"\)/g), ([, address]) => address ?? '');
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const width = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return picture.naturalWidth;
    }, address);
    expect(width, address).toBeGreaterThan(0);
  }
}

async function usesFonts(page: Page): Promise<void> {
  await webFontsApplied(page);
  await expect
    .poll(() => fontsOf(page, '[data-testid=small-font]'))
    .toEqual([expect.not.stringContaining('(system)')]);
  await expect
    .poll(() => fontsOf(page, '[data-testid=large-font]'))
    .toEqual([expect.not.stringContaining('(system)')]);
}

export const matrixCases: Readonly<Record<string, MatrixCase>> = {
  tailwind: {
    markup: 'A card of utilities',
    styles: {
      styled: { 'padding-left': '16px', 'border-top-left-radius': '8px', color: 'rgb(255, 255, 255)' },
    },
  },
  'css-modules': {
    markup: 'A box on the right',
    styles: { styled: { 'padding-left': '11px' }, 'styled-too': { 'padding-left': '22px' } },
  },
  scss: {
    markup: 'A card with a mixin',
    styles: { styled: { 'padding-left': '13px' }, 'styled-too': { 'margin-left': '13px' } },
  },
  emotion: {
    markup: 'A styled card',
    styles: { styled: { 'padding-left': '14px' }, 'styled-too': { 'padding-left': '15px' } },
  },
  'styled-components': { markup: 'A styled card', styles: { styled: { 'padding-left': '16px' } } },
  mui: {
    markup: 'Open',
    styles: { styled: { 'border-top-left-radius': '17px' } },
    works: (page) => opensDialog(page, 'A dialog of MUI'),
  },
  radix: {
    markup: 'The first tab',
    async works(page) {
      await page.getByRole('tab', { name: 'Two' }).click();
      await shows(page, 'The second tab');
      await opensDialog(page, 'A dialog of Radix');
    },
  },
  query: { markup: 'Loading products', works: (page) => shows(page, 'Products: 2') },
  zustand: { markup: 'Count 0', works: (page) => counts(page, 'Count') },
  'hook-form': {
    markup: 'Not saved',
    async works(page) {
      await press(page, 'Save town');
      await shows(page, 'Enter a town');
      await page.getByLabel('Town').fill('Agra');
      await press(page, 'Save town');
      await shows(page, 'Town saved');
    },
  },
  lazy: {
    markup: 'A lazy part of the first screen',
    styles: { styled: { 'padding-left': '18px' } },
    async works(page) {
      await press(page, 'More');
      await expect(page.getByTestId('later')).toHaveCSS('padding-left', '19px');
    },
  },
  worker: { markup: 'Adding', works: (page) => shows(page, 'The worker adds up to 3') },
  pictures: {
    markup: 'On a picture',
    styles: { background: { 'padding-left': '21px' } },
    works: showsPictures,
  },
  fonts: { markup: 'A font of 23 KB', works: usesFonts },
  json: { markup: 'Towns: Agra, Pune' },
  'top-level-await': { markup: 'Awaited towns: 2' },
  'class-component': { markup: 'Pressed 0', works: (page) => counts(page, 'Pressed') },
  'react-router': { markup: 'Open: /', works: followsLink },
  'react-router-dom': {
    markup: 'Size: any',
    async works(page) {
      await press(page, 'Size: any');
      await expect(page.getByRole('button', { name: 'Size: large' })).toBeVisible();
      await followsLink(page);
    },
  },
  'react-dom-client': { markup: 'react-dom/client', works: (page) => shows(page, 'Another root') },
  'nested-routes': {
    markup: 'All towns',
    async works(page) {
      await page.getByRole('link', { name: 'Agra', exact: true }).click();
      await shows(page, 'Town: agra');
      await page.reload();
      await shows(page, 'Town: agra');
    },
  },
  'fails-in-effect': { markup: 'An error in an effect', throws: /The effect failed/, isReplaced: true },
  'fails-in-handler': {
    markup: 'Pressed 0',
    throws: /The handler failed/,
    async works(page) {
      await press(page, 'Fail');
      await counts(page, 'Pressed');
    },
  },
  'fails-in-promise': {
    markup: 'Pressed 0',
    throws: /The promise failed/,
    works: (page) => counts(page, 'Pressed'),
  },
};
