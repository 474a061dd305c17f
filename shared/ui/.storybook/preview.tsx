import '@shop/tokens/tokens.css';
import '@shop/tokens/fonts.css';
import '@shop/tokens/base.css';
import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

const preview: Preview = {
  // Links need a router, which the host provides in the shop. Here they do not leave the story.
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: 'padded', controls: { expanded: true } },
};

export default preview;
