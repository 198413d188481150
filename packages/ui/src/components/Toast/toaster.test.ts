import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToaster, lingers, type ToastMessage } from './toaster.ts';

const good: ToastMessage = { tone: 'success', title: 'Message sent successfully!', description: null };
const bad: ToastMessage = { tone: 'destructive', title: 'Error sending message', description: null };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('good news leaves by itself, and not before its time', () => {
  const toaster = createToaster();
  toaster.show(good);
  vi.advanceTimersByTime(lingers - 1);
  expect(toaster.current()).toMatchObject(good);
  vi.advanceTimersByTime(1);
  expect(toaster.current()).toBeNull();
});

test('bad news stays until it is dismissed', () => {
  const toaster = createToaster();
  toaster.show(bad);
  vi.runAllTimers();
  expect(toaster.current()).toMatchObject(bad);
  toaster.dismiss();
  expect(toaster.current()).toBeNull();
});

test('held, it stays; released, it has its whole time again', () => {
  const toaster = createToaster();
  toaster.show(good);
  toaster.hold('pointer');
  vi.advanceTimersByTime(lingers * 10);
  toaster.release('pointer');
  vi.advanceTimersByTime(lingers - 1);
  expect(toaster.current()).toMatchObject(good);
  vi.advanceTimersByTime(1);
  expect(toaster.current()).toBeNull();
});

test('the pointer leaves, and the focus still holds it', () => {
  const toaster = createToaster();
  toaster.show(good);
  toaster.hold('pointer');
  toaster.hold('focus');
  toaster.release('pointer');
  vi.advanceTimersByTime(lingers * 10);
  expect(toaster.current()).toMatchObject(good);
  toaster.release('focus');
  vi.advanceTimersByTime(lingers);
  expect(toaster.current()).toBeNull();
});

test('a hold ends with its slip', () => {
  const toaster = createToaster();
  toaster.show(bad);
  toaster.hold('focus');
  toaster.dismiss();
  toaster.show(good);
  vi.advanceTimersByTime(lingers);
  expect(toaster.current()).toBeNull();
});

test('the newest wins, and the same words come as a new slip', () => {
  const toaster = createToaster();
  const heard = vi.fn<() => void>();
  const leave = toaster.subscribe(heard);
  toaster.show(bad);
  const first = toaster.current();
  toaster.show(bad);
  expect(toaster.current()?.number).not.toBe(first?.number);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  toaster.dismiss();
  expect(heard).toHaveBeenCalledTimes(2);
});
