import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ProductPhoto } from './product-photo';

const photo = {
  secure_url: '/tape-800.webp',
  width: 800,
  height: 800,
  placeholder: '#f1dca7',
  srcset: '/tape-320.webp 320w, /tape-800.webp 800w',
};

describe('ProductPhoto', () => {
  it('reserves its space, has its sizes and loads lazily', () => {
    render(<ProductPhoto photo={photo} alt="Washi tape" sizes="50vw" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Washi tape' });
    expect([image.width, image.height]).toEqual([800, 800]);
    expect(image.srcset).toBe(photo.srcset);
    expect(image.sizes).toBe('50vw');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image.style.backgroundColor).toBe('rgb(241, 220, 167)');
  });

  it('loads with high priority if eager', () => {
    render(<ProductPhoto photo={photo} alt="Washi tape" eager />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('paints a placeholder picture, and is square when its size is unknown', () => {
    const placeholder = 'data:image/webp;base64,UklGRg==';
    render(<ProductPhoto photo={{ secure_url: '/tape.webp', placeholder }} alt="Washi tape" />);
    const image = screen.getByRole<HTMLImageElement>('img');
    expect(image.style.backgroundImage).toContain(placeholder);
    expect(image).not.toHaveAttribute('srcset');
    expect(image.width).toBe(image.height);
    expect(image.closest('picture')).toBeNull();
  });

  it('paints another size of the picture as its placeholder', () => {
    const placeholder = 'https://shop.example/tape-320.webp';
    render(<ProductPhoto photo={{ ...photo, placeholder }} alt="Washi tape" />);
    expect(screen.getByRole<HTMLImageElement>('img').style.backgroundImage).toContain(placeholder);
  });

  it('has AVIF before WebP sources, at the same sizes', () => {
    const avif = photo.srcset.replaceAll('webp', 'avif');
    const { container } = render(<ProductPhoto photo={{ ...photo, avif }} alt="Washi tape" sizes="50vw" />);
    const source = container.querySelector('picture > source');
    expect([source?.getAttribute('type'), source?.getAttribute('sizes')]).toEqual(['image/avif', '50vw']);
    expect(source?.getAttribute('srcset')).toBe(avif);
    expect(source?.nextElementSibling).toBe(screen.getByRole('img', { name: 'Washi tape' }));
  });
});
