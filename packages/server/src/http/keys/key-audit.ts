import { appendFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeyRecord } from './api-key.js';

export interface KeyEvent {
  readonly event: 'created' | 'expiry-changed' | 'first-used' | 'expired-used' | 'revoked';
  readonly keyId: string;
  readonly name: string;
  readonly scopes: readonly string[] | null;
  readonly expires: string | null;
}

export function keyEvent(event: KeyEvent['event'], record: KeyRecord): KeyEvent {
  const { id: keyId, name, scopes = null, expires = null } = record;
  return { event, keyId, name, scopes, expires };
}

/** Appended to `keys-audit.jsonl` beside the key file; lines are never changed or removed. */
export function recordKeyEvents(keyFile: string, events: readonly KeyEvent[]): void {
  if (events.length === 0) return;
  const time = new Date().toISOString();
  const lines = events.map((event) => `${JSON.stringify({ time, ...event })}\n`);
  appendFileSync(auditPath(keyFile), lines.join(''), { mode: 0o600 });
}

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
