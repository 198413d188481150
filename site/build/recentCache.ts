// A cache with a limited size, which forgets what was not used recently.
export interface RecentCache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
}

/**
 * Creates a cache that has at least the `size` entries that were used last, and at most twice as many. When `recent` is full, it becomes
 * `older`, and the previous `older` is dropped. An entry that is read moves from `older` to `recent`.
 */
export function createRecentCache<Key, Value>(size: number): RecentCache<Key, Value> {
  let recent = new Map<Key, Value>();
  let older = new Map<Key, Value>();
  const set = (key: Key, value: Value) => {
    if (recent.size >= size) [older, recent] = [recent, new Map()];
    recent.set(key, value);
  };
  return {
    get(key) {
      const value = recent.get(key);
      if (value !== undefined) return value;
      const olderValue = older.get(key);
      if (olderValue !== undefined) set(key, olderValue);
      return olderValue;
    },
    set,
  };
}
