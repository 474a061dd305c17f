import { describe, expect, it } from '@jest/globals';
import { apiFailure, contentItem, createTestShop, renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { policies } from '../features/policy/policies';
import { policyModule } from '../features/policy/policy-module';

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
    expect(head(data)).toMatchObject({ title: policy.title, description: 'As agreed.' });
    expect(head(undefined).title).toBe(policy.title);
  });
});
