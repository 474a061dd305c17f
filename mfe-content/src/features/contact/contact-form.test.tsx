import { describe, expect, it } from '@jest/globals';
import { apiFailure, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ContactPage } from '../../pages/contact-page';
import { ContactForm } from './contact-form';

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
  it('requires all four fields, email and phone by their types', () => {
    renderWithShop(<ContactForm />);
    for (const label of ['Full name', 'Email', 'Phone number', 'Message'])
      expect(field(label).required).toBe(true);
    expect(field('Email').type).toBe('email');
    expect(field('Phone number').type).toBe('tel');
  });

  it('sends what was typed, is not to be pressed meanwhile, then is empty and says thank you', async () => {
    let deliver: (answer: unknown) => void = () => undefined;
    const answer = new Promise((resolve) => {
      deliver = resolve;
    });
    const { requests } = renderWithShop(<ContactForm />, { routes: { 'POST /contact': answer } });
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
    expect(button.disabled).toBe(true);

    deliver({ success: true });
    await screen.findByText('Thank you. Your message is on its way to us.');
    expect(values()).toEqual(['', '', '', '']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).disabled).toBe(false);
    expect(requests).toEqual([{ method: 'POST', path: '/contact', body: enquiry }]);
  });

  it('keeps what was typed when sending fails, and the shopper is told', async () => {
    const { notices } = renderWithShop(<ContactForm />, {
      routes: { 'POST /contact': apiFailure(503, 'The counter is closed') },
    });
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByRole('button', { name: 'Send message' });
    expect(notices).toEqual(['The counter is closed']);
    expect(values()).toEqual(Object.values(enquiry));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('ContactPage', () => {
  it('shows the opening hours and every other way to reach the shop', () => {
    renderWithShop(<ContactPage />);
    expect(screen.getByText('daily 10:00-1:30PM and 6:00-8:30PM')).toBeTruthy();
    for (const name of ['Facebook', 'Instagram', 'YouTube', 'WhatsApp']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:/);
    }
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  });
});
