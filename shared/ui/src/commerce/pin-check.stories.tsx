import type { Meta, StoryObj } from '@storybook/react-vite';
import { PinCheckForm } from './pin-check';

const meta = {
  component: PinCheckForm,
  args: {
    ...{ typed: '560001', busy: false, result: undefined, error: undefined },
    ...{ onType: () => undefined, onCheck: () => undefined },
  },
} satisfies Meta<typeof PinCheckForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { typed: '' } };

export const Delivered: Story = {
  args: { result: { pinCode: '560001', serviceable: true, earliest: '2026-12-02', latest: '2026-12-04' } },
};

export const NotDelivered: Story = {
  args: { typed: '190001', result: { pinCode: '190001', serviceable: false } },
  tags: ['forced-colors'],
};

export const Malformed: Story = {
  args: { typed: '5600', error: 'Enter a PIN code of six digits, such as 560001.' },
};
