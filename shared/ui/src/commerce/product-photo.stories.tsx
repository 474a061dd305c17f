import type { Meta, StoryObj } from '@storybook/react-vite';
import { photoOnItsWay, samplePhoto } from '../../.storybook/sample-photo';
import { ProductPhoto } from './product-photo';

const meta = {
  component: ProductPhoto,
  args: { photo: samplePhoto, alt: 'Red notebook' },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductPhoto>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const LoadingOnAColour: Story = { args: { photo: { ...photoOnItsWay, placeholder: '#c8a57a' } } };

export const LoadingOnATinyPicture: Story = {
  args: { photo: { ...photoOnItsWay, placeholder: samplePhoto.secure_url } },
};

export const LoadingOnNothing: Story = { args: { photo: photoOnItsWay } };

export const Missing: Story = { args: { photo: { ...samplePhoto, secure_url: 'data:image/webp;base64,' } } };
