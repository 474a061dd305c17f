/** Things that shine or travel at night, drawn in a 100 by 100 square with `currentColor` and a lighter second ink. */

export function Diya() {
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

export function Engine() {
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
