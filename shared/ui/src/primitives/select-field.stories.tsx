import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field';

const meta = {
  component: SelectField,
  args: {
    label: 'State',
    name: 'state',
    children: ['Choose a state', 'Delhi', 'Rajasthan'].map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    )),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['focus', 'forced-colors'] };

export const Chosen: Story = { args: { defaultValue: 'Rajasthan', hint: 'Where the parcel goes' } };

export const Invalid: Story = { args: { error: 'State is required' } };

export const Disabled: Story = { args: { disabled: true } };
