import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price';

const meta = { component: Price, args: { ratePaise: 18_000 } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPrice: Story = {};

export const Discounted: Story = { args: { discountBp: 1500 } };

export const LoweredRate: Story = { args: { originalPaise: 24_000 } };

export const Small: Story = { args: { size: 'small', discountBp: 1500 } };

export const Large: Story = { args: { size: 'large', discountBp: 1500 }, tags: ['wide'] };

export const Lakhs: Story = { args: { size: 'large', ratePaise: 1_23_45_678_00, discountBp: 1250 } };

export const WithGst: Story = { args: { discountBp: 1500, gstRate: 12 } };
