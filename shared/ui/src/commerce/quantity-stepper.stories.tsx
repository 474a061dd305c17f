import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper';

function Counting({ quantity: initial, ...rest }: QuantityStepperProps) {
  const [quantity, setQuantity] = useState(initial);
  return <QuantityStepper {...rest} quantity={quantity} onChange={setQuantity} />;
}

const meta = {
  component: QuantityStepper,
  args: { quantity: 3, max: 5, onChange: () => undefined },
  render: (args) => <Counting {...args} />,
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InBetween: Story = { tags: ['hover', 'focus', 'forced-colors'] };

export const AtOne: Story = { args: { quantity: 1 } };

export const AtTheMaximum: Story = { args: { quantity: 5 } };

export const Disabled: Story = { args: { disabled: true }, tags: ['forced-colors'] };
