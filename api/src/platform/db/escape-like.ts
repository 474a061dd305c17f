/** A text inside a pattern of LIKE, where it stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
