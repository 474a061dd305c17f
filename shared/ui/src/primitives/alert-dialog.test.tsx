import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertDialog } from './alert-dialog';

describe('AlertDialog', () => {
  it('shows the message under the shop’s name and waits for OK', async () => {
    const closed = jest.fn();
    render(<AlertDialog open message="Payment cancelled" onClose={closed} />);
    const dialog = screen.getByRole('alertdialog', {
      name: 'Vintage Craft',
      description: 'Payment cancelled',
    });
    const ok = screen.getByRole('button', { name: 'OK' });
    expect(dialog.contains(ok)).toBe(true);
    expect(ok).toHaveFocus();
    await userEvent.click(ok);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('is not rendered when closed', () => {
    render(<AlertDialog open={false} message="Payment cancelled" onClose={() => undefined} />);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Payment cancelled')).not.toBeInTheDocument();
  });
});
