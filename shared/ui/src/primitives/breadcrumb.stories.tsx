import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb';

const meta = {
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', to: '/' },
      { label: 'Washi Tape', to: '/collections/tapes/washi-tape' },
      { label: 'Booti Washi Tape' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = { tags: ['hover', 'focus'] };

export const LongText: Story = {
  args: {
    items: [
      { label: 'Home', to: '/' },
      { label: 'product', to: '/all-products' },
      { label: 'Hand-bound Notebook of Cotton Paper with a Marbled Cover and a Waxed Thread' },
    ],
  },
};
