import type { TableMapping } from '@biographql/ingest/internal';
import presets from '../../data/presets.json' with { type: 'json' };

/**
 * Mappings of well-known tables, by name. Tables with a header are detected by their columns, others by their
 * cells. If a row has several identifiers and one text, or an ambiguous name, the name is left out or added as
 * a related name only.
 */
export const PRESETS = presets as unknown as Readonly<Record<string, TableMapping>>;
