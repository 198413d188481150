import { dictionary } from '@zxcvbn-ts/language-common';

const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 3000));

/** True for one of the three thousand most common passwords. Hosted, Auth asks for leaked passwords at haveibeenpwned.com. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
