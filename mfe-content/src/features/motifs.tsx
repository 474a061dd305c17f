import type { ComponentProps, ComponentType } from 'react';
import { MotifPicture } from './motif-picture';
import { Nib } from './nib';

const petal = 'M50 20C61 34 62 54 50 68C38 54 39 34 50 20Z';
const turns = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => from + (at * 360) / count);

function Lotus() {
  return (
    <>
      {[-72, 72].map((angle) => (
        <path key={angle} d={petal} transform={`rotate(${angle} 50 68)`} opacity=".45" />
      ))}
      {[-38, 38].map((angle) => (
        <path key={angle} d={petal} transform={`rotate(${angle} 50 68)`} opacity=".7" />
      ))}
      <path d={petal} />
      <path
        d="M14 78q9-6 18 0t18 0t18 0t18 0M26 87q8-5 16 0t16 0t16 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

function Marigold() {
  return (
    <>
      {turns(12).map((angle) => (
        <ellipse
          key={angle}
          cx="50"
          cy="22"
          rx="9"
          ry="14"
          transform={`rotate(${angle} 50 50)`}
          opacity=".5"
        />
      ))}
      {turns(10, 18).map((angle) => (
        <ellipse
          key={angle}
          cx="50"
          cy="32"
          rx="7"
          ry="11"
          transform={`rotate(${angle} 50 50)`}
          opacity=".7"
        />
      ))}
      <circle cx="50" cy="50" r="13" />
    </>
  );
}

function Feather() {
  return (
    <>
      <path d="M50 8C74 24 76 56 50 70C24 56 26 24 50 8Z" opacity=".4" />
      <path d="M50 20C66 32 67 52 50 62C33 52 34 32 50 20Z" opacity=".7" />
      <path d="M50 34C59 40 59 52 50 57C41 52 41 40 50 34Z" />
      <path
        d="M50 60C51 74 48 84 42 94M38 66L30 74M62 66L70 74M45 78L36 84M55 76L63 83"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

function Leaf() {
  return (
    <>
      <path d="M50 10C80 30 82 62 50 78C18 62 20 30 50 10Z" opacity=".75" />
      <path
        d="M50 26V94M50 46L66 36M50 46L34 36M50 60L68 50M50 60L32 50"
        fill="none"
        stroke="var(--motif-ground)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M50 78V94" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
    </>
  );
}

function Monsoon() {
  return (
    <>
      <circle cx="50" cy="38" r="26" />
      <path d="M10 72q10-10 20 0t20 0t20 0t20 0v10q-10 8-20 0t-20 0t-20 0t-20 0Z" opacity=".55" />
      <path
        d="M20 90q8-6 16 0t16 0t16 0t16 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

function PostBox() {
  return (
    <>
      <path d="M28 26C28 6 72 6 72 26Z" />
      <rect x="24" y="26" width="52" height="6" rx="1" opacity=".6" />
      <rect x="28" y="34" width="44" height="50" />
      <rect x="36" y="41" width="28" height="5" rx="2.5" fill="var(--motif-ground)" />
      <rect x="38" y="54" width="24" height="20" fill="none" stroke="var(--motif-ground)" strokeWidth="2" />
      <path d="M43 61h14M43 67h9" stroke="var(--motif-ground)" strokeWidth="2" />
      <rect x="22" y="84" width="56" height="8" opacity=".6" />
    </>
  );
}

function HillPost() {
  return (
    <>
      <path d="M4 84L30 46L56 84Z" opacity=".45" />
      <path d="M52 12L74 50H64L82 80H22L40 50H30Z" />
      <rect x="46" y="80" width="12" height="12" opacity=".7" />
      <path d="M10 92h80" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function Kite() {
  return (
    <>
      <path d="M56 8L86 40L50 66L26 28Z" opacity=".6" />
      <path d="M56 8L50 66L26 28Z" />
      <path d="M26 28L86 40M56 8L50 66" stroke="var(--motif-ground)" strokeWidth="2" />
      <path
        d="M50 66C44 76 56 80 46 92"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M45 74l-8-3v8ZM52 83l8-4v8Z" />
    </>
  );
}

function Kulhad() {
  return (
    <>
      <path d="M26 44h48l-7 44H33Z" />
      <path d="M24 38h52v8H24Z" opacity=".6" />
      <path d="M30 60h40M32 70h36" stroke="var(--motif-ground)" strokeWidth="2.5" strokeDasharray="4 4" />
      <path
        d="M40 30c-6-8 6-10 0-20M52 30c-6-8 6-10 0-20M64 30c-6-8 6-10 0-20"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  );
}

function Diya() {
  return (
    <>
      <path d="M50 8C62 24 64 36 50 48C36 36 38 24 50 8Z" opacity=".5" />
      <path d="M50 24C56 32 57 39 50 46C43 39 44 32 50 24Z" />
      <path d="M12 54h76v6H12Z" opacity=".6" />
      <path d="M16 62h68c-4 16-18 24-34 24S20 78 16 62Z" />
      <path
        d="M28 70h44"
        stroke="var(--motif-ground)"
        strokeWidth="2.5"
        strokeDasharray="4 4"
        strokeLinecap="round"
      />
      <path
        d="M24 24l7 6M76 24l-7 6M18 40h9M82 40h-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  );
}

function Engine() {
  return (
    <>
      <path d="M26 22c-8-2-12-8-8-14c10-4 14 2 24-2c2 8-6 14-12 14Z" opacity=".4" />
      <rect x="24" y="24" width="12" height="20" opacity=".7" />
      <rect x="14" y="42" width="48" height="26" rx="4" />
      <rect x="60" y="26" width="26" height="42" />
      <rect x="56" y="20" width="34" height="6" opacity=".6" />
      <rect x="67" y="34" width="12" height="12" fill="var(--motif-ground)" />
      <path d="M26 42v26M46 42v26" stroke="var(--motif-ground)" strokeWidth="2" />
      <path d="M14 68h76v6H14ZM14 68L6 84h10Z" opacity=".6" />
      {[28, 51, 76].map((x) => (
        <g key={x}>
          <circle cx={x} cy="80" r="10" />
          <circle cx={x} cy="80" r="3.5" fill="var(--motif-ground)" />
        </g>
      ))}
    </>
  );
}

interface Drawn {
  readonly Drawing: ComponentType;
  readonly ink: ComponentProps<typeof MotifPicture>['ink'];
}

/** The drawings, keyed by the names that the catalogue's themes use. */
const drawings = {
  lotus: { Drawing: Lotus, ink: 'ledger' },
  monsoon: { Drawing: Monsoon, ink: 'postal' },
  hills: { Drawing: HillPost, ink: 'green' },
  'post-box': { Drawing: PostBox, ink: 'ledger' },
  marigold: { Drawing: Marigold, ink: 'brass' },
  kulhad: { Drawing: Kulhad, ink: 'brass' },
  feather: { Drawing: Feather, ink: 'postal' },
  nib: { Drawing: Nib, ink: 'green' },
  leaf: { Drawing: Leaf, ink: 'green' },
  kite: { Drawing: Kite, ink: 'violet' },
  engine: { Drawing: Engine, ink: 'violet' },
  diya: { Drawing: Diya, ink: 'ledger' },
} as const satisfies Readonly<Record<string, Drawn>>;

export type MotifName = keyof typeof drawings;

/** Whether the drawing exists; a newer catalogue may name one that this version does not have. */
export const isMotif = (name: string | undefined): name is MotifName =>
  name !== undefined && Object.hasOwn(drawings, name);

/** A drawing by its name. */
export function Motif({ name }: { readonly name: MotifName }) {
  const { Drawing, ink } = drawings[name];
  return (
    <MotifPicture ink={ink}>
      <Drawing />
    </MotifPicture>
  );
}
