export function outlinesOf(name: string): Promise<{ readonly regular: string; readonly fill: string }>;
export function spriteText(): string;
