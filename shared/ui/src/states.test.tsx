import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Button } from './primitives/button';
import { EmptyState } from './primitives/empty-state';
import { ReturnToSender } from './primitives/return-to-sender';
import { Skeleton } from './primitives/skeleton';
import { Spinner } from './primitives/spinner';

describe('components for missing content', () => {
  it('EmptyState shows its message and offers a way to continue', () => {
    render(
      <EmptyState title="No Product Found" action={<Button>Contact on WhatsApp</Button>}>
        We couldn&apos;t find any products matching your search
      </EmptyState>,
    );
    expect(screen.getByText('No Product Found')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Contact on WhatsApp' })).toBeInTheDocument();
  });

  it('ReturnToSender is a page’s h1 or a section’s h2', () => {
    const { rerender } = render(<ReturnToSender title="No such address">Text</ReturnToSender>);
    expect(screen.getByRole('heading', { level: 1, name: 'No such address' })).toBeInTheDocument();
    rerender(
      <ReturnToSender title="No such address" level={2}>
        Text
      </ReturnToSender>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No such address' })).toBeInTheDocument();
  });

  it('Spinner announces its label as a status', () => {
    render(<Spinner label="Loading your dashboard" />);
    expect(screen.getByRole('status').textContent).toBe('Loading your dashboard');
  });

  it('Skeleton reserves the space of the content and is not announced', () => {
    const { container } = render(<Skeleton width={120} aspect={1} />);
    const blank = container.querySelector<HTMLElement>('[aria-hidden="true"]');
    expect(blank?.style.width).toBe('120px');
    expect(blank?.style.height).toBe('');
  });
});
