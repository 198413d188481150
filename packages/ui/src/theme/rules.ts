import { vars } from './contract.css.ts';

/** Printed rules. `hair` separates, `fine` and `bold` carry; text hangs from them. */
export const rules = {
  hair: `1px solid ${vars.color.rule}`,
  fine: `1px solid ${vars.color.ink}`,
  bold: `3px solid ${vars.color.ink}`,
  field: `1px solid ${vars.color.field}`,
} as const;
