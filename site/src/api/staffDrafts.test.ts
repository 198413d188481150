// @vitest-environment happy-dom
// Tests of the unsaved texts of the admin area, which are stored for the tab.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStaffDrafts } from './staffDrafts.ts';
import { removeStoredStaffDrafts } from './staffDraftsKey.ts';

const open = (userId = 'ada') => openStaffDrafts<string, string>(userId);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('openStaffDrafts opens what the same user has typed before the tab was closed by the browser', () => {
  const { followUps, orders } = open();
  followUps.set('lead', 'Call her.').set('other', 'Sent.');
  followUps.delete('other');
  orders.set('order', 'A question.');
  expect([...open().followUps]).toEqual([['lead', 'Call her.']]);
  expect([...open().orders]).toEqual([['order', 'A question.']]);
  expect(open('grace').followUps.size).toBe(0);
});

test('openStaffDrafts stores nothing when everything is saved', () => {
  const { followUps } = open();
  followUps.set('lead', 'Call her.');
  followUps.delete('lead');
  expect(sessionStorage).toHaveLength(0);
});

test('a sign-out removes the stored texts of all users, and nothing else', () => {
  open('ada').followUps.set('lead', 'Call her.');
  open('grace').orders.set('order', 'A question.');
  sessionStorage.setItem('landing', '{}');
  removeStoredStaffDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['landing']);
});

test('openStaffDrafts keeps the texts in memory when storage throws, or has something else', () => {
  sessionStorage.setItem('staff-drafts:follow-ups:ada', '{');
  const { followUps } = open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  followUps.set('lead', 'Call her.');
  expect(followUps.get('lead')).toBe('Call her.');
});
