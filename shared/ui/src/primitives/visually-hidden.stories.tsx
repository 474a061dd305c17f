import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Original price ' },
  render: (args) => (
    <p>
      Nothing is seen before the amount: <VisuallyHidden {...args} />
      ₹200.00
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const BeforeAPrice: StoryObj<typeof meta> = {};
