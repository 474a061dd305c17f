/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Carousel } from './carousel';

describe('a carousel on the server', () => {
  it('renders all slides in a scrollable, focusable row', () => {
    const html = renderToString(
      <Carousel label="Stamps" autoplay={3000} transition={500}>
        <p>a</p>
        <p>b</p>
      </Carousel>,
    );
    expect(html).toContain('<p>a</p>');
    expect(html).toContain('<p>b</p>');
    expect(html).toContain('tabindex="0"');
    expect(html).not.toContain('inert');
  });
});
