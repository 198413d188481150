// This module is apart from `storedSession.ts`, because the bootstrap has all of a module that it uses, and must stay small.
/** The key that says that a user has opened the admin area in this browser. It ends with the user's id, so that a sign-out removes it. */
export const staffKey = (userId: string): string => `staff-${userId}`;
