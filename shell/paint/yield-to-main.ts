interface Yielding {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Lets the browser paint and handle input before the next piece of work; resolves as soon as it has. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
