/** A pen nib with two strokes. In its own file, for a section that loads only this drawing. */
export function Nib() {
  return (
    <>
      <path d="M38 8h24v22H38Z" opacity=".55" />
      <path d="M34 30h32l6 26L50 92L28 56Z" />
      <path d="M50 88V58" stroke="var(--motif-ground)" strokeWidth="2.5" />
      <circle cx="50" cy="53" r="5" fill="var(--motif-ground)" />
      <path d="M14 92q8-6 16 0" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d="M70 92q8-6 16 0" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}
