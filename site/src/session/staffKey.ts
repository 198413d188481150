// Apart from `storedSession.ts`, because the bootstrap, which must stay small, has all of a module that it uses.
/** The key that says that a user has opened the admin area in this browser. It ends with the user's id, so that a sign-out removes it. */
export const staffKey = (userId: string): string => `staff-${userId}`;
