// Keeps what a member of the staff has typed in the admin area and not saved or sent yet: in the tab, so that it survives a reload and a crash.
import { staffDraftsKey } from './staffDraftsKey.ts';

/** Texts by the id of the entry or order. Each change is stored for this tab, as far as storage allows. */
class StoredMap<Draft> extends Map<string, Draft> {
  readonly #key: string;

  constructor(key: string) {
    super();
    this.#key = key;
    try {
      const stored = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, Draft][];
      for (const [id, draft] of stored) super.set(id, draft);
    } catch {}
  }

  #store(): void {
    try {
      if (this.size > 0) sessionStorage.setItem(this.#key, JSON.stringify([...this]));
      else sessionStorage.removeItem(this.#key);
    } catch {}
  }

  override set(id: string, draft: Draft): this {
    super.set(id, draft);
    this.#store();
    return this;
  }

  override delete(id: string): boolean {
    const isDeleted = super.delete(id);
    this.#store();
    return isDeleted;
  }
}

/** What an account has typed: follow-ups by the id of the entry, and texts by the id of the order. */
export interface StaffDrafts<FollowUpDraft, OrderDraft> {
  readonly followUps: Map<string, FollowUpDraft>;
  readonly orders: Map<string, OrderDraft>;
}

/** Opens what an account has typed in this tab. A sign-out removes what is stored (`staffDraftsKey`). */
export const openStaffDrafts = <FollowUpDraft, OrderDraft>(
  userId: string,
): StaffDrafts<FollowUpDraft, OrderDraft> => ({
  followUps: new StoredMap<FollowUpDraft>(`${staffDraftsKey}:follow-ups:${userId}`),
  orders: new StoredMap<OrderDraft>(`${staffDraftsKey}:orders:${userId}`),
});
