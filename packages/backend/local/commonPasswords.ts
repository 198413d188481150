/** The check that rejects common passwords in the local Auth. */
import { dictionary } from '@zxcvbn-ts/language-common';

const passwordCount = 3000;
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, passwordCount));

/** True for one of the three thousand most common passwords. A hosted project asks haveibeenpwned.com for leaked passwords instead. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
