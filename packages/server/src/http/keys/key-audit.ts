import { appendFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeyRecord } from './api-key.js';

/** What became of a key; never the key. */
export interface KeyEvent {
  readonly event: 'created' | 'expiry-changed' | 'first-used' | 'expired-used' | 'revoked';
  readonly keyId: string;
  /** What the key is for, in words. */
  readonly name: string;
  readonly scopes: readonly string[] | null;
  readonly expires: string | null;
}

/** Returns what became of a key. */
export function keyEvent(event: KeyEvent['event'], record: KeyRecord): KeyEvent {
  const { id: keyId, name, scopes = null, expires = null } = record;
  return { event, keyId, name, scopes, expires };
}

/**
 * Appends events to the audit file beside a key file, `keys-audit.jsonl`: one JSON object per line with its time. Lines are
 * never changed or removed.
 * @throws the file system's error when it cannot be written.
 */
export function recordKeyEvents(keyFile: string, events: readonly KeyEvent[]): void {
  if (events.length === 0) return;
  const time = new Date().toISOString();
  const lines = events.map((event) => `${JSON.stringify({ time, ...event })}\n`);
  appendFileSync(auditPath(keyFile), lines.join(''), { mode: 0o600 });
}

/** Returns whether the audit file holds an event of a key; false when it cannot be read. */
export function isRecorded(keyFile: string, { event, keyId }: KeyEvent): boolean {
  try {
    const lines = readFileSync(auditPath(keyFile), 'utf8').split('\n');
    return lines.some(
      (line) => line.includes(`"event":"${event}"`) && line.includes(`"keyId":"${keyId}"`),
    );
  } catch {
    return false;
  }
}

function auditPath(keyFile: string): string {
  return join(dirname(keyFile), 'keys-audit.jsonl');
}
