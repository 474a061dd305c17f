import { describe, expect, it } from '@jest/globals';
import { apiFailure, contentItem, createTestShop, renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { policies } from './data';
import { policyModule } from './page';

describe.each(Object.values(policies))('$title at $path', (policy) => {
  const { Component, load, head } = policyModule(policy);
  const address = `GET /policy/${policy.slug}`;
  const loadFrom = (response: unknown) =>
    load({
      dispatch: createTestShop({ [address]: response }).store.dispatch,
      params: {},
      query: new URLSearchParams(),
    });

  it('shows its banner and the text stored under its slug', async () => {
    renderWithShop(<Component />, {
      routes: { [address]: [contentItem({ description: '<p>As agreed.</p>' })] },
    });
    expect(screen.getByRole('heading', { level: 1, name: policy.title })).toBeInTheDocument();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await screen.findByText('As agreed.');
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
  });

  it('links to the four others', () => {
    renderWithShop(<Component />, { routes: { [address]: [contentItem()] } });
    const links = within(screen.getByRole('navigation', { name: 'The other policies' })).getAllByRole('link');
    const paths = links.map((link) => link.getAttribute('href'));
    expect(paths.sort()).toEqual(
      Object.values(policies)
        .map(({ path }) => path)
        .filter((path) => path !== policy.path)
        .sort(),
    );
  });

  it('shows an error instead of the policy when the request fails, and can be retried', async () => {
    let responses = 0;
    renderWithShop(<Component />, {
      routes: {
        [address]: () =>
          responses++ === 0 ? apiFailure(500) : [contentItem({ description: '<p>Here.</p>' })],
      },
    });
    await screen.findByRole('heading', { level: 1, name: `${policy.title} did not arrive` });
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Here.');
  });

  it('loads its text, and derives the title and description of the head from it', async () => {
    const data = await loadFrom([contentItem({ description: '<p>As agreed.</p>' })]);
    expect(head(data)).toMatchObject({ title: policy.title, description: 'As agreed.' });
    expect(head(data).status).toBeUndefined();
  });

  it('gives its document the right status', async () => {
    expect(head(await loadFrom(apiFailure(404))).status).toBe(404);
    expect(head(await loadFrom([])).status).toBe(404);
    await expect(loadFrom(apiFailure(502, 'Bad gateway'))).rejects.toMatchObject({ status: 502 });
    expect(head(undefined)).toEqual({ title: policy.title, status: 503 });
  });
});

describe('a long policy', () => {
  it('lists its sections, each with a link to its heading', async () => {
    const { Component } = policyModule(policies.shipping);
    const titles = ['Where', 'When', 'What it costs', 'How it is packed'];
    renderWithShop(<Component />, {
      routes: {
        'GET /policy/shipping-policy': [
          contentItem({ description: titles.map((title) => `<h2>${title}</h2><p>x</p>`).join('') }),
        ],
      },
    });
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(titles);
    const last = await screen.findByRole('heading', { name: 'How it is packed' });
    expect(links.at(-1)?.getAttribute('href')).toBe(`#${last.id}`);
  });
});
