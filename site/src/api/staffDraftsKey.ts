// This module is apart from `staffDrafts.ts`, because every page that signs out needs it.
/** The beginning of the keys under which session storage has the unsaved texts of the admin area. */
export const staffDraftsKey = 'staff-drafts';

/** Removes the unsaved texts of the admin area from this tab's storage. */
export function removeStoredStaffDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(staffDraftsKey)) sessionStorage.removeItem(key);
  } catch {}
}
