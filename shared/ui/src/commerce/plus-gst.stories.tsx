import type { Meta, StoryObj } from '@storybook/react-vite';
import { InclGst, PlusGst } from './plus-gst';

const meta = {
  component: PlusGst,
  subcomponents: { InclGst },
  render: () => (
    <p>
      ₹180.00 <PlusGst />
    </p>
  ),
} satisfies Meta<typeof PlusGst>;

export default meta;

export const BesideAnAmount: StoryObj<typeof meta> = {};

export const Included: StoryObj<typeof meta> = {
  render: () => (
    <p>
      ₹201.60 <InclGst />
    </p>
  ),
};
