import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './error-summary';

const meta = {
  component: ErrorSummary,
  args: { errors: [{ field: 'email', message: 'Email is required' }] },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneError: Story = { tags: ['forced-colors'] };

export const SeveralErrors: Story = {
  args: {
    errors: [
      { field: 'name', message: 'Name is required' },
      { field: 'streetAddress', message: 'Street address is required' },
      { field: 'pinCode', message: 'PIN code is required' },
    ],
  },
};
