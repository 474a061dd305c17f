import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '60%' } };

export const Block: Story = { args: { height: 96 } };

export const Photo: Story = { args: { width: 160, aspect: 1 } };
