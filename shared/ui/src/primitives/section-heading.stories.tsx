import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from './section-heading';

const meta = {
  component: SectionHeading,
  args: { title: 'New Arrivals' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

const action = { label: 'View More', to: '/all-products' };

export const TitleAlone: Story = {};

export const WithLink: Story = { args: { action }, tags: ['focus', 'wide'] };

export const OnWashiTape: Story = { args: { action, washi: true } };

export const LongText: Story = {
  args: { action, title: 'What shoppers from Thiruvananthapuram to Srinagar say about our stationery' },
};
