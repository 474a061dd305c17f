/** Pictures from a garden, drawn in a 100 by 100 square with `currentColor` and a lighter second ink. */

const petal = 'M50 20C61 34 62 54 50 68C38 54 39 34 50 20Z';
const turns = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => from + (at * 360) / count);

export function Lotus() {
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

export function Marigold() {
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

export function Feather() {
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

export function Leaf() {
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

export function Monsoon() {
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
