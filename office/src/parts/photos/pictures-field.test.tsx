import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productChoices, productDetail } from '../../testing/products';
import { renderOffice } from '../../testing/render-office';

/** Decoded images by file name; a file without an entry is not an image. */
let decoded: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {};
let encodes = 'image/webp';

// jsdom does not decode, draw or encode images.
const canvas = HTMLCanvasElement.prototype;
const context = {
  fillRect: () => undefined,
  drawImage: () => undefined,
  getImageData: () => ({ data: [192, 255, 238, 255] }),
};

beforeEach(() => {
  encodes = 'image/webp';
  decoded = { 'tape.jpg': { width: 4000, height: 3000 } };
  Object.assign(globalThis, {
    createImageBitmap: (file: File) => {
      const size = decoded[file.name];
      return size
        ? Promise.resolve({ ...size, close: () => undefined })
        : Promise.reject(new Error('No picture'));
    },
  });
  jest.spyOn(canvas, 'getContext').mockImplementation((() => context) as never);
  jest.spyOn(canvas, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done: BlobCallback,
    type?: string,
  ) {
    done(new Blob([`${this.width}x${this.height}`], { type: type === encodes ? type : 'image/png' }));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const uploaded = {
  name: 'tape-0123456789abcdef',
  photo: { secure_url: '/media/photos/tape-0123456789abcdef-1200.webp' },
};
const routes = {
  'GET /staff/products/choices': productChoices,
  'GET /staff/products/p1': productDetail(),
  'GET /staff/products/p1/changes': [],
  'POST /staff/products/p1': { data: productDetail({ version: 4 }) },
  'POST /staff/photos': { data: uploaded },
};
const file = (name: string, bytes = 'picture') => new File([bytes], name, { type: 'image/jpeg' });
const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Upload photos'), files);
const texts = (body: unknown) => (body as { files: string[] }).files.map((text) => atob(text));

it('uploads a photo in the shop’s widths, adds it to the form, and saves it', async () => {
  const { requests } = renderOffice('/products/p1', routes);
  await choose(file('tape.jpg'));
  expect(await screen.findByText('tape-0123456789abcdef added.')).toBeInTheDocument();
  const sent = requests.find(({ path }) => path === '/staff/photos')?.body;
  expect(sent).toMatchObject({ name: 'tape.jpg', placeholder: '#c0ffee' });
  expect(texts(sent)).toEqual(['320x240', '480x360', '800x600', '1200x900', '1600x1200']);
  await userEvent.click(screen.getByRole('button', { name: 'Make main: tape-0123456789abcdef' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. The shop shows the change immediately.');
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    photos: ['tape-0123456789abcdef', 'brass-seal'],
  });
});

it('uploads JPEG if the browser cannot encode WebP, without widths larger than the photo', async () => {
  encodes = 'image/jpeg';
  decoded = { 'tape.jpg': { width: 1000, height: 1000 } };
  const { requests } = renderOffice('/products/p1', routes);
  await choose(file('tape.jpg'));
  await screen.findByText('tape-0123456789abcdef added.');
  expect(texts(requests.find(({ path }) => path === '/staff/photos')?.body)).toEqual([
    '320x320',
    '480x480',
    '800x800',
  ]);
});

it('shows why each refused file is not a valid photo, and uploads the others', async () => {
  decoded = {
    ...decoded,
    'small.png': { width: 1024, height: 640 },
    'long.png': { width: 4000, height: 1000 },
  };
  const { requests } = renderOffice('/products/p1', routes);
  const large = file('large.png');
  Object.defineProperty(large, 'size', { value: 41 * 1024 * 1024 });
  await choose(file('text.png'), file('small.png'), file('long.png'), large, file('tape.jpg'));
  await screen.findByText('tape-0123456789abcdef added.');
  for (const message of [
    /^text\.png is not a supported image/,
    'small.png has 1024 × 640 pixels. Each side must be at least 800.',
    'long.png has 4000 × 1000 pixels. One side may be at most 3 times the other.',
    'large.png is larger than 40 MB.',
  ]) {
    expect(screen.getByText(message)).toBeInTheDocument();
  }
  expect(requests.filter(({ path }) => path === '/staff/photos')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Upload again' })).not.toBeInTheDocument();
});

it('shows why an upload failed, and retries it', async () => {
  let outcome: () => unknown = () => {
    throw new TypeError('Failed to fetch');
  };
  renderOffice('/products/p1', { ...routes, 'POST /staff/photos': () => outcome() });
  await choose(file('tape.jpg'));
  expect(
    await screen.findByText(
      'tape.jpg was not uploaded. The shop’s server cannot be reached. Try again in a moment.',
    ),
  ).toBeInTheDocument();
  const again = async () => userEvent.click(await screen.findByRole('button', { name: 'Upload again' }));
  outcome = () => apiFailure(503, 'The shop cannot save anything right now.');
  await again();
  expect(
    await screen.findByText('tape.jpg was not uploaded. The shop cannot save anything right now.'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument();
  outcome = () => ({ data: uploaded });
  await again();
  await screen.findByText('tape-0123456789abcdef added.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Upload again' })).not.toBeInTheDocument());
});

it('uploads a photo even if the browser reports no network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { requests } = renderOffice('/products/p1', routes);
  await choose(file('tape.jpg'));
  await screen.findByText('tape-0123456789abcdef added.');
  expect(requests.filter(({ path }) => path === '/staff/photos')).toHaveLength(1);
});

it('prevents submitting the form while a photo is uploading', async () => {
  let arrive: (body: unknown) => void = () => undefined;
  renderOffice('/products/p1', {
    ...routes,
    'POST /staff/photos': () => new Promise((resolve) => (arrive = resolve)),
  });
  await choose(file('tape.jpg'));
  await screen.findByText('Uploading tape.jpg…');
  const field = screen.getByLabelText<HTMLInputElement>('Upload photos');
  expect(field.validationMessage).toBe('Wait until the photo is uploaded.');
  arrive({ data: uploaded });
  await screen.findByText('tape-0123456789abcdef added.');
  await waitFor(() => expect(field.validationMessage).toBe(''));
});

const three = ['one', 'two', 'three'].map((name) => ({
  name,
  photo: { secure_url: `/media/${name}-480.webp`, ...(name === 'two' && { alt: 'beside a ruler' }) },
}));
const withThree = { ...routes, 'GET /staff/products/p1': productDetail({ photos: three }) };
const saved = async (requests: readonly { method: string; body?: unknown }[]) => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. The shop shows the change immediately.');
  return requests.findLast(({ method }) => method === 'POST')?.body;
};

it('reorders photos by buttons, announces the new position, and keeps the focus', async () => {
  const { requests } = renderOffice('/products/p1', withThree);
  await userEvent.click(await screen.findByRole('button', { name: 'Move earlier: three' }));
  expect(screen.getByText('three is now number 2 of 3.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move earlier: three' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('three (main)')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Move earlier: three' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move later: three' })).toHaveFocus());
  expect(await saved(requests)).toMatchObject({ photos: ['three', 'one', 'two'] });
});

it('reorders photos by drag and drop', async () => {
  const { requests } = renderOffice('/products/p1', withThree);
  const item = (name: string) =>
    screen.getByText(new RegExp(`^${name}( \\(main\\))?$`)).closest('li') as HTMLElement;
  await screen.findByText('three');
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(item('one').firstElementChild as HTMLElement, { dataTransfer });
  fireEvent.dragOver(item('three'), { dataTransfer });
  expect(item('three')).toHaveAttribute('data-target');
  fireEvent.drop(item('three'), { dataTransfer });
  expect(await saved(requests)).toMatchObject({ photos: ['two', 'three', 'one'] });
});

it('saves alternative texts by the names of photos', async () => {
  const { requests } = renderOffice('/products/p1', withThree);
  const [first, second] = await screen.findAllByLabelText<HTMLInputElement>('Alternative text');
  expect(second?.value).toBe('beside a ruler');
  await userEvent.type(first as HTMLInputElement, 'from above');
  await userEvent.clear(second as HTMLInputElement);
  await userEvent.click(screen.getByRole('button', { name: 'Remove three' }));
  expect(await saved(requests)).toMatchObject({
    photos: ['one', 'two'],
    photoAlts: { one: 'from above', two: '' },
  });
});
