interface WithConnection {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether the shopper's connection is too slow, or too costly, for prefetching. */
export function isThrifty(navigator: object): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as WithConnection).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
