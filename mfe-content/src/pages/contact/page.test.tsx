import { describe, expect, it } from '@jest/globals';
import { shop } from '@shop/config';
import type { ShopState } from '@shop/store';
import { apiFailure, renderWithShop } from '@shop/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ContactForm } from './form';
import { ContactPage } from './page';

const enquiry = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  phoneNumber: '98765 43210',
  message: 'Do you post to Leh?',
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => ['Full name', 'Email', 'Phone number', 'Message'].map((label) => field(label).value);

async function fillIn() {
  const user = userEvent.setup();
  await user.type(field('Full name'), enquiry.fullName);
  await user.type(field('Email'), enquiry.email);
  await user.type(field('Phone number'), enquiry.phoneNumber);
  await user.type(field('Message'), enquiry.message);
  return user;
}

describe('ContactForm', () => {
  it('requires all four fields, and sets the input types for email and phone', () => {
    renderWithShop(<ContactForm />);
    for (const label of ['Full name', 'Email', 'Phone number', 'Message'])
      expect(field(label).required).toBe(true);
    expect(field('Email').type).toBe('email');
    expect(field('Phone number').type).toBe('tel');
  });

  it('sends the input, cannot be submitted again meanwhile, and is then cleared and shows thanks', async () => {
    let deliver: (response: unknown) => void = () => undefined;
    const response = new Promise((resolve) => {
      deliver = resolve;
    });
    const { requests } = renderWithShop(<ContactForm />, { routes: { 'POST /contact': response } });
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
    expect(button).toBeDisabled();

    deliver({ success: true, number: 'EN-4F7K-29QX' });
    await screen.findByText('Thank you. Your message is on its way to us.');
    expect(screen.getByText('Your reference number is EN-4F7K-29QX.')).toBeInTheDocument();
    expect(values()).toEqual(['', '', '', '']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' })).toBeEnabled();
    expect(requests).toEqual([{ method: 'POST', path: '/contact', body: enquiry }]);
  });

  it('suggests a correction for an email address with a common typo, and sends it', async () => {
    const { requests } = renderWithShop(<ContactForm />, { routes: { 'POST /contact': { success: true } } });
    const user = await fillIn();
    await user.clear(field('Email'));
    await user.type(field('Email'), 'asha@gmial.com');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Did you mean asha@gmail.com?' }));
    expect(field('Email').value).toBe('asha@gmail.com');
    expect(field('Email')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('Thank you. Your message is on its way to us.');
    expect(requests.map(({ body }) => body)).toEqual([{ ...enquiry, email: 'asha@gmail.com' }]);
    expect(values()).toEqual(['', '', '', '']);
  });

  it('shows an error next to each field that the shop would reject, sends nothing, and keeps the input', async () => {
    const { requests } = renderWithShop(<ContactForm />);
    const user = await fillIn();
    const phone = '9'.repeat(31);
    const message = 'x'.repeat(4001);
    fireEvent.input(field('Phone number'), { target: { value: phone } });
    fireEvent.input(field('Message'), { target: { value: message } });
    await user.clear(field('Email'));
    await user.type(field('Email'), 'asha@gmail');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(screen.getByRole('textbox', { description: 'Email is not valid' })).toHaveFocus();
    for (const description of [
      'Phone number must not be longer than 30 characters',
      'Message must not be longer than 4000 characters',
    ])
      expect(screen.getByRole('textbox', { description })).toHaveAttribute('aria-invalid', 'true');
    expect(values()).toEqual([enquiry.fullName, 'asha@gmail', phone, message]);
    await user.type(field('Email'), '.com');
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    expect(requests).toEqual([]);
  });

  it('keeps the input when sending fails, and shows a message', async () => {
    const { notices } = renderWithShop(<ContactForm />, {
      routes: { 'POST /contact': apiFailure(503, 'The counter is closed') },
    });
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByRole('button', { name: 'Send message' });
    expect(notices).toEqual(['The counter is closed']);
    expect(values()).toEqual(Object.values(enquiry));
    expect(screen.queryByText(/^Thank you/)).not.toBeInTheDocument();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Your message was not sent. It did not reach us.');
    expect(alert.textContent).toContain('Send it again in a moment');
    expect(alert.textContent).toContain('+91 90000 12345');
  });

  it('shows why the shop rejected the message, until it is sent', async () => {
    let responses = 0;
    renderWithShop(<ContactForm />, {
      routes: {
        'POST /contact': () => (responses++ === 0 ? apiFailure(429, 'Please wait.') : { success: true }),
      },
    });
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect((await screen.findByRole('alert')).textContent).toContain('not sent. Please wait.');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('Thank you. Your message is on its way to us.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(field('Full name'), 'B');
    expect(screen.queryByText(/^Thank you/)).not.toBeInTheDocument();
  });

  it('sends a message once, however often it is submitted', async () => {
    let deliver: (response: unknown) => void = () => undefined;
    const response = new Promise((resolve) => {
      deliver = resolve;
    });
    const { requests } = renderWithShop(<ContactForm />, { routes: { 'POST /contact': response } });
    await fillIn();
    const form = screen.getByRole<HTMLFormElement>('form');
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    deliver({ success: true });
    await screen.findByText('Thank you. Your message is on its way to us.');
    expect(requests).toHaveLength(1);
  });
});

describe('ContactPage', () => {
  it('shows the notice that operators set', () => {
    const contactNotice = 'During Diwali, we answer within a week.';
    const { unmount } = renderWithShop(<ContactPage />, {
      preloadedState: { flags: { content: { contactNotice }, blog: { contactNotice: 'Of another remote' } } },
    });
    expect(screen.getByText(contactNotice)).toBeInTheDocument();
    expect(screen.queryByText('Of another remote')).not.toBeInTheDocument();
    unmount();
    // There is no notice without a usable value.
    const others: readonly ShopState['flags'][] = [{}, { content: {} }, { content: { contactNotice: 5 } }];
    for (const set of others) {
      const { container, unmount: end } = renderWithShop(<ContactPage />, { preloadedState: { flags: set } });
      expect(container.querySelector('.notice')).toBeNull();
      end();
    }
  });

  it('shows the opening hours and every other way to reach the shop', () => {
    renderWithShop(<ContactPage />);
    expect(screen.getByText('daily 10:00-1:30PM and 6:00-8:30PM')).toBeInTheDocument();
    for (const name of ['Facebook', 'Instagram', 'YouTube', 'WhatsApp']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^https:/));
    }
    for (const address of [shop.email, shop.grievanceOfficer.email])
      expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
    expect(screen.getByText(new RegExp(shop.address))).toBeInTheDocument();
  });
});
