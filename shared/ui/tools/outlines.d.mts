export function outlinesOf(name: string): { readonly regular: string; readonly fill: string };
export function markOf(name: string): string;
export function spriteText(): string;
