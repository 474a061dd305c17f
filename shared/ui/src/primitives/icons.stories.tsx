import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons';

const meta = {
  title: 'primitives/icons',
  component: icons.ArrowLeftIcon,
  subcomponents: icons,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))',
  gap: 'var(--space-3)',
  fontSize: '2rem',
} as const;

export const All: Story = {
  render: () => (
    <div style={grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} aria-label={name} />
      ))}
    </div>
  ),
};

export const Filled: Story = {
  render: () => (
    <div style={grid}>
      <icons.HeartIcon weight="fill" aria-label="In the wishlist" />
      <icons.StarIcon weight="fill" aria-label="One star" />
    </div>
  ),
};

export const InText: Story = {
  render: () => (
    <p>
      As tall as the text around: <icons.TruckIcon style={{ display: 'inline' }} /> sent within 48 hours
    </p>
  ),
};
