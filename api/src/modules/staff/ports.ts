/** Hashing of passwords, which the process does for shoppers as well. */
export interface StaffPasswords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (`undefined`) as for one that does. */
  matches(storedHash: string | undefined, password: string): Promise<boolean>;
}
