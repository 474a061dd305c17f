import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button';
import { ShoppingBagIcon } from './icons';

const meta = { component: Button, args: { children: 'Add to Cart' } } satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { tags: ['hover', 'focus', 'pressed', 'forced-colors'] };

export const Secondary: Story = {
  args: { variant: 'secondary', children: 'Buy Now' },
  tags: ['hover', 'focus', 'pressed'],
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Remove' }, tags: ['hover', 'focus'] };

export const Disabled: Story = { args: { disabled: true }, tags: ['forced-colors'] };

export const Busy: Story = { args: { busy: true, children: 'Sending...' } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <ShoppingBagIcon size={20} />
        Add to Cart
      </>
    ),
  },
};

export const LongText: Story = {
  args: { children: 'Tell me as soon as this hand-bound notebook with the marbled cover is back in stock' },
};
