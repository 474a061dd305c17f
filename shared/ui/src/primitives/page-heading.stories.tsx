import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading } from './page-heading';

const meta = { component: PageHeading, args: { title: 'Our Story' } } satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const WithEyebrowAndText: Story = {
  args: { eyebrow: 'Since 1962', children: <p>Stationery made by hand, sent from Jaipur.</p> },
  tags: ['wide'],
};

export const LongText: Story = {
  args: { title: 'Hand-bound Notebooks of Cotton Paper with Marbled Covers' },
};
