import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';

const meta = { component: Badge, args: { count: 3 } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneDigit: Story = { tags: ['forced-colors'] };

export const TwoDigits: Story = { args: { count: 42 } };

export const AboveTheCap: Story = { args: { count: 250 } };

export const Zero: Story = {
  args: { count: 0 },
  render: (args) => (
    <p>
      Nothing in the cart: <Badge {...args} />
    </p>
  ),
};
