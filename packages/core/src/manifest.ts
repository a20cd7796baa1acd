import documents from './generated/manifest.json' with { type: 'json' };
import released from './generated/released-documents.json' with { type: 'json' };

/** The persisted documents: `sha256:<hex>` of each operation's printed text, to that text. */
export const persistedDocuments: Readonly<Record<string, string>> = documents;

/** Persisted documents of earlier releases that have since changed: older clients of a service may still send them. */
export const releasedDocuments: Readonly<Record<string, string>> = released;
