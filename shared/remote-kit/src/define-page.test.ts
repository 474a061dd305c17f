import { describe, expect, it } from '@jest/globals';
import { definePage } from './define-page';

const Component = () => null;
const context = { params: { name: 'ink' }, query: new URLSearchParams('page=2') };

describe('a page without data', () => {
  it('has the title and the other fields of its definition', () => {
    const { head } = definePage({ title: 'About', head: { description: 'How it began.' }, Component });
    expect(head()).toEqual({ title: 'About', description: 'How it began.' });
  });

  it('may derive its head from the URL', () => {
    const { head } = definePage({
      title: 'Search',
      head: (_, { query }) => ({ title: `Search, page ${query.get('page')}` }),
      Component,
    });
    expect(head(undefined, context)).toEqual({ title: 'Search, page 2' });
  });
});

describe('a page with data', () => {
  const page = definePage({
    title: 'Blog',
    notFound: 'No such post',
    load: async () => ({ name: 'Ink' }),
    head: ({ name }) => ({ title: name, description: `On ${name}.` }),
    Component,
  });

  it('derives its head from the loaded data', () => {
    expect(page.head({ name: 'Ink' }, context)).toEqual({ title: 'Ink', description: 'On Ink.' });
  });

  it('is a 404 with a separate title if there is no data', () => {
    expect(page.head(null, context)).toEqual({ title: 'No such post', status: 404 });
    expect(definePage({ title: 'Blog', load: async () => null, Component }).head(null)).toEqual({
      title: 'Blog',
      status: 404,
    });
  });

  it('is a 503 with its own title if loading fails', () => {
    expect(page.head(undefined, context)).toEqual({ title: 'Blog', status: 503 });
    const fixed = definePage({ title: 'Brands', load: async () => [], head: { unlisted: true }, Component });
    expect(fixed.head(undefined)).toEqual({ title: 'Brands', unlisted: true, status: 503 });
    expect(fixed.head([])).toEqual({ title: 'Brands', unlisted: true });
  });

  it('exports `prefetch` under the name that the shell uses', () => {
    const prefetch = () => undefined;
    expect(definePage({ title: 'Product', prefetch, Component }).approach).toBe(prefetch);
  });
});
