import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconLink } from './icon-button';
import { UserIcon } from './icons';

const meta = {
  component: IconLink,
  args: { label: 'Sign in', to: '/auth/login', children: <UserIcon /> },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['hover', 'focus'] };
