interface WithConnection {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether the shopper's line has no room for what may not be wanted. */
export function isThrifty(navigator: object): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as WithConnection).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
