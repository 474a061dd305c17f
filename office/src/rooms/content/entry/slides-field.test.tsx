import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentEntry, contentFields } from '../../../testing/content';
import { renderOffice } from '../../../testing/render-office';

const picture = (name: string) => ({ name, photo: { secure_url: `/media/${name}-480.webp` } });

const hero = contentEntry({
  ...{ kind: 'hero', slug: 'home', title: 'Hero images' },
  fields: contentFields({
    ...{ title: '', day: '', text: '', pictures: ['hero-tape', 'hero-stamps'] },
    slides: [
      { picture: 'hero-tape', caption: 'Two rolls', link: '' },
      { picture: 'hero-stamps', caption: 'Stamps', link: '/faq' },
    ],
  }),
  photos: [picture('hero-tape'), picture('hero-stamps')],
});

it('moves hero pictures with their texts, finds others, and saves them', async () => {
  const { requests } = renderOffice('/content/hero/home', {
    'GET /staff/content/hero/home': hero,
    'GET /staff/products/pictures': [picture('hero-letter')],
    'POST /staff/content/hero/home': { data: hero },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Move up hero-stamps' }));
  const [stamps, tape] = screen.getAllByRole('listitem').slice(-4);
  expect(within(stamps as HTMLElement).getByLabelText('Alternative text')).toHaveValue('Stamps');
  await userEvent.type(
    within(tape as HTMLElement).getByLabelText('Link (optional)'),
    '/collections/decorative-tape/all',
  );
  await userEvent.type(screen.getByLabelText('Add image'), 'letter{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Add hero-letter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText(/^Draft saved/);
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    fields: {
      pictures: ['hero-stamps', 'hero-tape', 'hero-letter'],
      slides: [
        { picture: 'hero-stamps', caption: 'Stamps', link: '/faq' },
        { picture: 'hero-tape', caption: 'Two rolls', link: '/collections/decorative-tape/all' },
        { picture: 'hero-letter', caption: '', link: '' },
      ],
    },
  });
});
