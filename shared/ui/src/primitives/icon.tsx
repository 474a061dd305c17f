import type { ComponentPropsWithRef, JSX } from 'react';
import { artOf } from '#icon-art';

type SvgProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'dangerouslySetInnerHTML'>;

export interface IconProps extends SvgProps {
  /** Side, in pixels when a number; as tall as the text around when absent. */
  readonly size?: number | string;
}

export interface FillableIconProps extends IconProps {
  readonly weight?: 'regular' | 'fill';
}

type Icon<Props> = (props: Props) => JSX.Element;

/**
 * Makes an icon's component from the name of its outline in a box of 256, and perhaps of a filled one. Icons are decoration
 * to screen readers unless an aria-label names them.
 */
export function icon(regular: string): Icon<IconProps>;
export function icon(regular: string, fill: string): Icon<FillableIconProps>;
export function icon(regular: string, fill = regular): Icon<FillableIconProps> {
  // A constant: React sets the HTML again for each new object, also on hydration.
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
