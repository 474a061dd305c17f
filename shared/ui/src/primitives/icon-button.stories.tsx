import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';
import { IconButton } from './icon-button';
import { HeartIcon, ShoppingBagIcon } from './icons';

const meta = {
  component: IconButton,
  args: { label: 'Add to wishlist', children: <HeartIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['hover', 'focus', 'pressed', 'forced-colors'] };

export const Disabled: Story = { args: { disabled: true } };

export const WithBadge: Story = {
  args: {
    label: 'Cart: 3 items',
    children: (
      <>
        <ShoppingBagIcon />
        <span style={{ position: 'absolute', insetBlockStart: 2, insetInlineEnd: 0 }}>
          <Badge count={3} />
        </span>
      </>
    ),
  },
};
