const PREFIX = 'biographql-molecules-';

/** Keeps a list of molecules in this tab, where a reload finds it, and returns the key that names it. */
export function keepList(text: string): string {
  const key = keyOf(text);
  if (inMemory.has(key)) return key;
  inMemory.set(key, text);
  try {
    window.sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // Without room in the tab's storage the list lasts until the page is left.
  }
  return key;
}

/** The list of a key; null in a tab that never had it. */
export function keptList(key: string): string | null {
  return inMemory.get(key) ?? window.sessionStorage.getItem(PREFIX + key);
}

const inMemory = new Map<string, string>();

// FNV-1a over the text, beside its length: a tab has few lists.
function keyOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`;
}
