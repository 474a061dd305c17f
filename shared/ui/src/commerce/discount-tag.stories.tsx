import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiscountTag } from './discount-tag';

const meta = { component: DiscountTag, args: { discountBp: 1500 } } satisfies Meta<typeof DiscountTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholePercent: Story = { tags: ['forced-colors'] };

export const HalfPercent: Story = { args: { discountBp: 1250 } };

export const NoDiscount: Story = {
  args: { discountBp: 0 },
  render: (args) => (
    <p>
      Without a discount there is no tag: <DiscountTag {...args} />
    </p>
  ),
};
