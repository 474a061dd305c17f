import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button, ButtonLink } from './button';
import { IconButton, IconLink } from './icon-button';

describe('Button', () => {
  it('does not submit its form unless its type is "submit"', async () => {
    const submitted = jest.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <Button>Edit</Button>
        <Button type="submit">Save Changes</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('cannot be pressed while busy, and announces that it is busy', async () => {
    const pressed = jest.fn();
    render(
      <Button busy onClick={pressed}>
        Sending...
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Sending...' });
    await userEvent.click(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('adds the caller’s class', () => {
    render(
      <Button variant="secondary" className="wide">
        OK
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveClass('button secondary wide', { exact: true });
  });
});

describe('links that look like buttons', () => {
  it('link to a path of the shop or another site', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/all-products">View Our Products</ButtonLink>
        <ButtonLink to="https://wa.me/1">Contact on WhatsApp</ButtonLink>
        <IconLink to="/auth/login" label="Sign in" />
      </MemoryRouter>,
    );
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('View Our Products')).toBe('/all-products');
    expect(address('Contact on WhatsApp')).toBe('https://wa.me/1');
    expect(address('Sign in')).toBe('/auth/login');
  });
});

describe('IconButton', () => {
  it('has its label as its name and tooltip', () => {
    render(<IconButton label="Cart (3 items)">3</IconButton>);
    expect(screen.getByRole('button', { name: 'Cart (3 items)' }).title).toBe('Cart (3 items)');
  });
});
