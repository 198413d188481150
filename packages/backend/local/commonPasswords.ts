/** The check that rejects common passwords in the local Auth. */
const passwordCount = 3000;
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The list is unpacked by the first call, because that takes a tenth of the processor time of a start. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, passwordCount));
}

/** True for one of the three thousand most common passwords. A hosted project asks haveibeenpwned.com for leaked passwords instead. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
}
