import documents from './generated/manifest.json' with { type: 'json' };

/** The persisted documents: `sha256:<hex>` of each operation's printed text, to that text. */
export const persistedDocuments: Readonly<Record<string, string>> = documents;
