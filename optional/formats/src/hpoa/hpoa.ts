import type { GraphFormat } from '@biographql/ingest';
import {
  BIOLINK,
  type Chunks,
  entityIri,
  FactWriter,
  type FileReaderOptions,
  hasColumns,
  isAbsence,
  PREDICATES,
  RecentTexts,
  readByLine,
  TripleBatch,
  type TripleBatches,
} from '@biographql/ingest/internal';

export const HPOA: GraphFormat = {
  name: 'hpoa',
  title: 'HPO annotations (phenotype.hpoa)',
  detect: (head) =>
    hasColumns(head, 'database_id', 'disease_name', 'hpo_id') ||
    hasColumns(head, 'DatabaseID', 'DiseaseName', 'HPO_ID'),
  read: readHpoa,
};

/** The columns by their present names, and by those of older files. */
const COLUMNS = {
  disease: ['database_id', 'DatabaseID'],
  name: ['disease_name', 'DiseaseName'],
  qualifier: ['qualifier', 'Qualifier'],
  term: ['hpo_id', 'HPO_ID'],
  reference: ['reference', 'Reference'],
  evidence: ['evidence', 'Evidence'],
  onset: ['onset', 'Onset'],
  frequency: ['frequency', 'Frequency'],
  sex: ['sex', 'Sex'],
  modifier: ['modifier', 'Modifier'],
  aspect: ['aspect', 'Aspect'],
} as const;
type Column = keyof typeof COLUMNS;

/** Only terms of aspect P are phenotypes; the others describe the disease. */
const RELATIONS: Readonly<Record<string, string>> = {
  P: `${BIOLINK}has_phenotype`,
  I: `${BIOLINK}has_mode_of_inheritance`,
  C: `${BIOLINK}has_attribute`,
  H: `${BIOLINK}has_attribute`,
  M: `${BIOLINK}has_attribute`,
};

/**
 * Reads `phenotype.hpoa`: diseases with their phenotypes, frequencies, onset, sex, modifiers, evidence and references. A
 * row with `NOT`, and one whose frequency is zero (`0/12`), is a negated statement. The header may begin with `#`.
 */
async function* readHpoa(chunks: Chunks, options: FileReaderOptions): TripleBatches {
  const reader = new HpoaReader();
  yield* readByLine(chunks, options, reader.batch, (text) => reader.read(text));
}

class HpoaReader {
  readonly batch = new TripleBatch();
  private readonly facts = new FactWriter(this.batch);
  private readonly known = new RecentTexts();
  private places: Partial<Record<Column, number>> | null = null;
  private version = '';

  read(text: string): string | null {
    if (this.places === null) {
      const cells = text.replace(/^#\s*/, '').split('\t');
      if (cells.length > 1) this.places = getPlaces(cells);
      else this.version = /^#\s*version:\s*(\S+)/i.exec(text)?.[1] ?? this.version;
      return null;
    }
    if (text.startsWith('#')) return null;
    const cells = text.split('\t');
    const { places } = this;
    return this.readRow((column) => (cells[places[column] ?? -1] ?? '').trim());
  }

  private readRow(cell: (column: Column) => string): string | null {
    const disease = entityIri(cell('disease'));
    const term = entityIri(cell('term'));
    if (disease === null) return `the disease "${cell('disease')}" is not a CURIE`;
    if (term === null) return `the term "${cell('term')}" is not a CURIE`;
    const predicate = RELATIONS[cell('aspect')];
    if (predicate === undefined)
      return `the aspect "${cell('aspect')}" is not one of P, I, C, H, M`;
    if (this.known.isNew(disease)) {
      this.batch.text(disease, PREDICATES.label, cell('name'));
      this.batch.link(disease, PREDICATES.category, `${BIOLINK}Disease`);
    }
    if (cell('aspect') === 'P' && this.known.isNew(term)) {
      this.batch.link(term, PREDICATES.category, `${BIOLINK}PhenotypicFeature`);
    }
    const frequency = cell('frequency');
    this.facts.write({
      subject: disease,
      predicate,
      object: term,
      isNegated: cell('qualifier').toUpperCase() === 'NOT' || isAbsence(frequency),
      qualifiers: [
        ['frequency_qualifier', frequency],
        ...getCounts(frequency),
        ['onset_qualifier', cell('onset')],
        ['sex_qualifier', cell('sex')],
        ...list(cell('modifier')).map((value) => ['clinical_modifier_qualifier', value] as const),
        ['has_evidence', cell('evidence')],
      ],
      reference: {
        publications: list(cell('reference')),
        sources: [`HPO annotations${this.version === '' ? '' : ` ${this.version}`}`],
      },
    });
    return null;
  }
}

function getPlaces(header: readonly string[]): Partial<Record<Column, number>> {
  const found = Object.entries(COLUMNS).map(([column, names]) => [
    column,
    header.findIndex((cell) => names.some((name) => name === cell.trim())),
  ]);
  return Object.fromEntries(found);
}

/** Splits `3/53` into count and total. */
function getCounts(frequency: string): readonly (readonly [string, string])[] {
  const [, count, total] = /^(\d+)\/(\d+)$/.exec(frequency) ?? [];
  if (count === undefined || total === undefined) return [];
  return [
    ['has_count', count],
    ['has_total', total],
  ];
}

function list(cell: string): readonly string[] {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
