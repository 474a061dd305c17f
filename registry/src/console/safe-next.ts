/** Only a page of the console, never a URL that somebody put into a link. */
export const safeNext = (next: string): string =>
  /^\/ops(?:[/?][\w\-/?=&.%+*@:]*)?$/.test(next) ? next : '/ops';
