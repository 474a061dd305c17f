import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field';

const meta = {
  component: TextField,
  args: { label: 'Street address', name: 'streetAddress', autoComplete: 'street-address' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['focus', 'forced-colors'] };

export const Filled: Story = { args: { defaultValue: '14 Johari Bazaar' } };

export const WithHint: Story = { args: { hint: 'House number and street' } };

export const WithPlaceholder: Story = { args: { placeholder: '14 Johari Bazaar' } };

export const Invalid: Story = {
  args: { error: 'Street address is required' },
  tags: ['focus', 'forced-colors'],
};

export const WithWarning: Story = {
  args: { defaultValue: '14 Johari Bazaar', warning: 'Is there a house number?' },
  tags: ['forced-colors'],
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '14 Johari Bazaar' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '14 Johari Bazaar' } };

export const LongText: Story = {
  args: {
    label: 'Street address, with the name of the building, the floor and what the courier should look for',
    defaultValue: 'Third floor, Lakshmi Mansion, behind the old post office, 14 Johari Bazaar, Pink City',
    error: 'This address is longer than what fits on a parcel label of the courier that brings it to you',
  },
};
