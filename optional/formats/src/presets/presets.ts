import type { TableMapping } from '@biographql/ingest/internal';
import presets from '../../data/presets.json' with { type: 'json' };

/**
 * Mappings of tables that the field knows, by name. Tables with a header are detected by their columns, others by their
 * cells. Where a row has several identifiers and one text, or a name that several things share, the name is left out or
 * only a related one.
 */
export const PRESETS = presets as unknown as Readonly<Record<string, TableMapping>>;
