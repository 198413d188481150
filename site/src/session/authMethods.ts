/** What the site calls of the authentication client. The build leaves the rest of it out. */
export const authMethods = [
  'admin',
  'getSession',
  'onAuthStateChange',
  'refreshSession',
  'resend',
  'resetPasswordForEmail',
  'signInWithOAuth',
  'signInWithPassword',
  'signOut',
  'signUp',
  'updateUser',
] as const;
