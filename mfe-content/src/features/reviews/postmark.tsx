interface PostmarkProps {
  readonly className?: string;
}

/** Two rings and the waves that cancel a stamp. Decoration only. */
export function Postmark({ className }: PostmarkProps) {
  return (
    <svg className={className} viewBox="0 0 108 60" fill="none" stroke="currentColor" strokeWidth="2.5">
      <circle cx="30" cy="30" r="27" />
      <circle cx="30" cy="30" r="17" />
      <path d="M22 30h16M26 24h8M26 36h8" />
      <path d="M60 16q8-6 16 0t16 0 16 0M60 27q8-6 16 0t16 0 16 0M60 38q8-6 16 0t16 0 16 0M60 49q8-6 16 0t16 0 16 0" />
    </svg>
  );
}
