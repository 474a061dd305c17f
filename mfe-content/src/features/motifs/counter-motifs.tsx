/** Things from a post office's counter, drawn in a 100 by 100 square with `currentColor` and a lighter second ink. */

export function PostBox() {
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

export function HillPost() {
  return (
    <>
      <path d="M4 84L30 46L56 84Z" opacity=".45" />
      <path d="M52 12L74 50H64L82 80H22L40 50H30Z" />
      <rect x="46" y="80" width="12" height="12" opacity=".7" />
      <path d="M10 92h80" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

export function Kite() {
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

export function Kulhad() {
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
