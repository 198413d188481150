export type { AccountOutcome } from './account.machine.ts';
export type { AccountSession } from './sessions.machine.ts';
export { AccountSettings, type AccountSettingsCopy, type AccountSettingsProps } from './AccountSettings.tsx';
