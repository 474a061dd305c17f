import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button';
import { SidePanel } from './side-panel';

const meta = {
  component: SidePanel,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Cart',
    children: <p>Booti Washi Tape, ₹180.00</p>,
    footer: <Button>Check out</Button>,
  },
  tags: ['window'],
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithFooter: Story = { tags: ['wide', 'forced-colors'] };

export const Empty: Story = { args: { children: <p>No product selected</p>, footer: undefined } };

export const Medium: Story = { args: { size: 'medium', title: 'Wishlist' }, tags: ['wide'] };

export const LongText: Story = {
  args: {
    title: 'Everything that you have kept for later',
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>
        <a href="/all-products">{`Line ${line + 1} of a long list`}</a>
      </p>
    )),
  },
};
