/** Something the person who started the program can mend; shown as its one line, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
