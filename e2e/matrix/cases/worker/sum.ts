export const add = (one: number, other: number): number => one + other;
