import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner';

const meta = {
  component: Spinner,
  args: { label: 'Loading your dashboard' },
} satisfies Meta<typeof Spinner>;

export default meta;

export const Loading: StoryObj<typeof meta> = { tags: ['forced-colors'] };
