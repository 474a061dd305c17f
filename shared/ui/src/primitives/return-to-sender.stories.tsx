import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button';
import { ReturnToSender } from './return-to-sender';

const meta = {
  component: ReturnToSender,
  args: {
    title: 'Page not found',
    children: <p>Nothing lives at this address. It may have moved, or it was written wrongly.</p>,
    action: <Button>Go home</Button>,
  },
} satisfies Meta<typeof ReturnToSender>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholePage: Story = { tags: ['wide', 'forced-colors'] };

export const PartOfAPage: Story = { args: { level: 2, title: 'Something went wrong!', action: undefined } };
