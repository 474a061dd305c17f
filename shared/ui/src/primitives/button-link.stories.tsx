import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './button';

const meta = {
  component: ButtonLink,
  args: { to: '/all-products', children: 'View Our Products' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { tags: ['hover', 'focus', 'forced-colors'] };

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };
