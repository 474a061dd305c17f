import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusGst } from './plus-gst';

const meta = {
  component: PlusGst,
  render: () => (
    <p>
      ₹180.00 <PlusGst />
    </p>
  ),
} satisfies Meta<typeof PlusGst>;

export default meta;

export const BesideAnAmount: StoryObj<typeof meta> = {};
