import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button';
import { EmptyState } from './empty-state';

const meta = {
  component: EmptyState,
  args: { title: 'No products found.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const WithTextAndAction: Story = {
  args: {
    title: 'No Product Found',
    children: <p>We couldn’t find any products matching your search</p>,
    action: <Button>Contact on WhatsApp</Button>,
  },
  tags: ['wide', 'forced-colors'],
};
