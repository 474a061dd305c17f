import { describe, expect, it } from '@jest/globals';
import { apiFailure, contentItem, createTestShop, renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { policies } from '../features/policy/policies';
import { policyModule } from '../features/policy/policy-module';
import { AboutPage } from './about-page';
import { FaqPage } from './faq-page';

describe.each(Object.values(policies))('$title at $path', (policy) => {
  const { Component, load, head } = policyModule(policy);

  it('shows its banner and the text kept under its slug', async () => {
    renderWithShop(<Component />, {
      routes: { [`GET /policy/${policy.slug}`]: [contentItem({ description: '<p>As agreed.</p>' })] },
    });
    expect(screen.getByRole('heading', { level: 1, name: policy.title })).toBeTruthy();
    await screen.findByText('As agreed.');
  });

  it('shows nothing on error', async () => {
    const { container } = renderWithShop(<Component />, {
      routes: { [`GET /policy/${policy.slug}`]: apiFailure(500) },
    });
    await waitFor(() => expect(container.innerHTML).toBe(''));
  });

  it('is loaded ahead, with its title and the beginning of its text for the head', async () => {
    const { store } = createTestShop({
      [`GET /policy/${policy.slug}`]: [contentItem({ description: '<p>As agreed.</p>' })],
    });
    const data = await load({ dispatch: store.dispatch, params: {}, query: new URLSearchParams() });
    expect(head(data)).toEqual({ title: policy.title, description: 'As agreed.' });
    expect(head(undefined).title).toBe(policy.title);
  });
});

describe('FaqPage', () => {
  it('shows the first item of the content', async () => {
    renderWithShop(<FaqPage />, {
      routes: {
        'GET /content/faq': [contentItem(), contentItem({ _id: '2', description: '<p>Second item</p>' })],
      },
    });
    await screen.findByText('We post every weekday.');
    expect(screen.queryByText('Second item')).toBeNull();
  });

  it.each([
    ['the list is empty', []],
    ['the request fails', apiFailure(500)],
  ])('shows nothing when %s', async (_name, answer) => {
    const { container } = renderWithShop(<FaqPage />, { routes: { 'GET /content/faq': answer } });
    await waitFor(() => expect(container.innerHTML).toBe(''));
  });
});

describe('AboutPage', () => {
  it('tells the four steps in their order and five core values', () => {
    renderWithShop(<AboutPage />);
    const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(headings.slice(0, 4)).toEqual([
      'Consultation and Vision',
      'Design and Material Selection',
      'Handcrafted Creation',
      'Quality Check and Delivery',
    ]);
    expect(headings).toHaveLength(4 + 5);
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
  });
});
