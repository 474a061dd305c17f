import { lifted, reference, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { letter } from '../lettering';
import { shade, SHOP } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

export interface MatchboxLook {
  label: string;
  ink: string;
  rays: string;
  emblem: Emblem;
  brand: string;
  line: string;
}

/** A matchbox half open: sunburst label above, match heads below. */
export function matchbox(canvas: Canvas, look: MatchboxLook): string {
  const { label, ink } = look;
  const rays = times(18, (index) => {
    const angle = (index / 18) * Math.PI * 2;
    const next = angle + Math.PI / 18;
    return svg`M0 0 ${Math.cos(angle) * 420} ${Math.sin(angle) * 420} ${Math.cos(next) * 420} ${Math.sin(next) * 420}z`;
  });
  const clip = reference(
    canvas,
    (id) => svg`<clipPath id="${id}"><path d="M-262-300H262V196H-262z"/></clipPath>`,
  );
  const lit = sweep(
    canvas,
    [
      [0, '#fff', 0.26],
      [0.5, '#fff', 0],
      [1, '#1b1420', 0.2],
    ],
    'slant',
  );
  const matches = times(11, (index) => {
    const x = -212 + index * 42;
    return svg`<path d="M${x - 9} 190H${x + 9}V420H${x - 9}z" fill="#ead2a4"/><path d="M${x + 3} 190H${x + 9}V420H${x + 3}z" fill="#c9a970"/><ellipse cx="${x}" cy="418" rx="15" ry="24" fill="${shade(ink, 0.15)}"/><ellipse cx="${x - 4}" cy="408" rx="5" ry="9" fill="#fff" opacity=".4"/>`;
  });
  const drawer = svg`<path d="M-262 100H262V470H-262z" fill="#d9bd8d"/><path d="M-240 100H240V448H-240z" fill="#8f7146"/>${matches}<path d="M-262 470H262V492H-262z" fill="#b08f5c"/>`;
  const sleeve = svg`<path d="M-290-360H290V256H-290z" fill="${label}"/><path d="M290-360 322-340V276L290 256z" fill="#4b3a33"/><path d="M-262-300H262V196H-262z" fill="${look.rays}"/><g clip-path="${clip}"><g transform="translate(0 -40)"><path d="${rays}" fill="${label}" opacity=".75"/></g></g><path d="M-262-300H262V196H-262z" fill="none" stroke="${ink}" stroke-width="7"/><circle cy="-40" r="142" fill="${SHOP.paper}"/><circle cy="-40" r="128" fill="none" stroke="${ink}" stroke-width="5"/>${place(0, -40, emblem(canvas, look.emblem, ink, SHOP.paper), 0, 1.85)}<path d="M-244-288H244V-206H-244z" fill="${ink}"/>${letter('display', look.brand, 0, -228, 66, SHOP.buff)}<path d="M-244 122H244V184H-244z" fill="${SHOP.paper}"/>${letter('display', look.line, 0, 170, 46, ink)}${letter('typed', '40 STICKS', 0, 236, 32, ink)}<path d="M-290-360H290V256H-290z" fill="${lit}"/>`;
  return place(0, -40, lifted(canvas, drawer) + lifted(canvas, sleeve), -8);
}
