import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './text-field';

const meta = {
  component: TextAreaField,
  args: { label: 'Message', name: 'message' },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['focus'] };

export const Filled: Story = { args: { defaultValue: 'Do you make this notebook with ruled pages?' } };

export const Invalid: Story = { args: { error: 'Message is required' } };

export const Disabled: Story = { args: { disabled: true, hint: 'We answer within a day' } };
