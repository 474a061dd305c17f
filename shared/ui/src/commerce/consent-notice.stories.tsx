import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentNotice } from './consent-notice';

const necessary = 'We need your name, address and phone number to deliver your order.';

const meta = {
  component: ConsentNotice,
  args: {
    notices: {
      version: 1,
      necessary: { signUp: necessary, checkout: necessary, contact: necessary },
      optional: [{ id: 'offers', label: 'Emails about offers' }],
      rights: 'You can withdraw your consent in your profile at any time.',
    },
    place: 'checkout',
    agreed: [],
    onAgree: () => undefined,
  },
} satisfies Meta<typeof ConsentNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const Agreed: Story = { args: { agreed: ['offers'] }, tags: ['forced-colors'] };
