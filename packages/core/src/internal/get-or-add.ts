interface Entries<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** Returns the value of a key, created where the map has none. */
export function getOrAdd<Key, Value>(
  map: Entries<Key, Value>,
  key: Key,
  create: () => NoInfer<Value>,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}
