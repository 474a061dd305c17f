import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination';

const meta = {
  component: Pagination,
  args: { page: 3, totalPages: 7, hrefFor: (page) => `/all-products?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { tags: ['hover', 'focus', 'wide'] };

export const FirstPage: Story = { args: { page: 1 }, tags: ['forced-colors'] };

export const LastPage: Story = { args: { page: 7 } };

export const OnlyPage: Story = { args: { page: 1, totalPages: 1 } };
