import type { ComponentPropsWithRef, JSX } from 'react';
import { artOf } from '#icon-art';

type SvgProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'dangerouslySetInnerHTML'>;

export interface IconProps extends SvgProps {
  /** Width and height, a number in pixels; by default as tall as the surrounding text. */
  readonly size?: number | string;
}

export interface FillableIconProps extends IconProps {
  readonly weight?: 'regular' | 'fill';
}

type Icon<Props> = (props: Props) => JSX.Element;

/**
 * Creates an icon component from the name of its outline (in a box of 256), and optionally of a filled one. Screen
 * readers ignore icons without an aria-label.
 */
export function icon(regular: string): Icon<IconProps>;
export function icon(regular: string, fill: string): Icon<FillableIconProps>;
export function icon(regular: string, fill = regular): Icon<FillableIconProps> {
  // A constant, as React sets the HTML again for each new object, even on hydration.
  const art = { regular: artOf(regular), fill: artOf(fill) };
  return function Icon({ size = '1em', weight = 'regular', ...rest }: FillableIconProps) {
    const role = rest['aria-label'] ? { role: 'img' } : { 'aria-hidden': true };
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 256 256"
        fill="currentColor"
        {...role}
        {...rest}
        dangerouslySetInnerHTML={art[weight]}
        suppressHydrationWarning
      />
    );
  };
}
