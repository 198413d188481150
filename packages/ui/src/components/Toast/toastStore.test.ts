// Tests of the store of toasts: which toast is shown, and when it closes.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore, durationMs, type ToastMessage } from './toastStore.ts';

const success: ToastMessage = { tone: 'success', title: 'Message sent successfully!', description: null };
const failure: ToastMessage = { tone: 'destructive', title: 'Error sending message', description: null };

describe('createToastStore', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('closes a success toast by itself after its duration', () => {
    const store = createToastStore();
    store.show(success);
    vi.advanceTimersByTime(durationMs - 1);
    expect(store.getSnapshot()).toMatchObject(success);
    vi.advanceTimersByTime(1);
    expect(store.getSnapshot()).toBeNull();
  });

  test('dismissFailure dismisses a destructive toast, and no other', () => {
    const store = createToastStore();
    store.show(success);
    store.dismissFailure();
    expect(store.getSnapshot()).toMatchObject(success);
    store.show(failure);
    store.dismissFailure();
    expect(store.getSnapshot()).toBeNull();
  });

  test('keeps a destructive toast until it is dismissed', () => {
    const store = createToastStore();
    store.show(failure);
    vi.runAllTimers();
    expect(store.getSnapshot()).toMatchObject(failure);
    store.dismiss();
    expect(store.getSnapshot()).toBeNull();
  });

  test('stops the timer while paused and starts it anew when resumed', () => {
    const store = createToastStore();
    store.show(success);
    store.pause('pointer');
    vi.advanceTimersByTime(durationMs * 10);
    store.resume('pointer');
    vi.advanceTimersByTime(durationMs - 1);
    expect(store.getSnapshot()).toMatchObject(success);
    vi.advanceTimersByTime(1);
    expect(store.getSnapshot()).toBeNull();
  });

  test('stays paused until the pointer and the focus have both left', () => {
    const store = createToastStore();
    store.show(success);
    store.pause('pointer');
    store.pause('focus');
    store.resume('pointer');
    vi.advanceTimersByTime(durationMs * 10);
    expect(store.getSnapshot()).toMatchObject(success);
    store.resume('focus');
    vi.advanceTimersByTime(durationMs);
    expect(store.getSnapshot()).toBeNull();
  });

  test('starts the timer of the next toast after a paused toast is dismissed', () => {
    const store = createToastStore();
    store.show(failure);
    store.pause('focus');
    store.dismiss();
    store.show(success);
    vi.advanceTimersByTime(durationMs);
    expect(store.getSnapshot()).toBeNull();
  });

  test('gives a repeated message a new id and notifies subscribers', () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const unsubscribe = store.subscribe(listener);
    store.show(failure);
    const first = store.getSnapshot();
    store.show(failure);
    expect(store.getSnapshot()?.id).not.toBe(first?.id);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    store.dismiss();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
