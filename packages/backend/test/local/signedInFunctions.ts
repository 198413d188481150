/** The names of the edge functions that only signed-in users may call. */
export const signedInFunctions = [
  'check-subscription',
  'create-checkout',
  'customer-portal',
  'submit-application',
  'export-data',
  'delete-account',
] as const;
