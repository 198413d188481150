export type { AccountOutcome } from './account.machine.ts';
export { AccountFile, type AccountFileCopy, type AccountFileProps } from './AccountFile.tsx';
