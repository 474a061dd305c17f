import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './alert-dialog';

const meta = {
  component: AlertDialog,
  args: { open: true, message: 'Payment cancelled', onClose: () => undefined },
  tags: ['window'],
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShortMessage: Story = { tags: ['forced-colors'] };

export const LongText: Story = {
  args: {
    message:
      'Payment verification failed. Please contact support and tell us the number of the order, which is in the email that we sent.',
  },
};
