import { isRecord } from '@biographql/core/internal';

/** The rows of an answer. */
export interface AnswerTable {
  readonly columns: readonly string[];
  /** As many as are shown, each as long as the columns. */
  readonly rows: readonly (readonly string[])[];
  /** All rows of the answer. */
  readonly total: number;
}

type Row = Readonly<Record<string, unknown>>;

const MOST_ROWS = 100;
const MOST_NAMES = 6;
/** What things call themselves, the best first. */
const NAMES = ['label', 'name', 'curie', 'text', 'title', 'message', 'iri', 'id', 'value'];

/**
 * Returns the rows of an answer as a table: those of SPARQL JSON, or else of a list of objects at the highest level that
 * has one: the first of things with a name, or the longest. Null where there is no list, or an empty one.
 */
export function tableOf(answer: unknown): AnswerTable | null {
  const rows = solutionsOf(answer) ?? listIn([answer]);
  if (rows === null || rows.length === 0) return null;
  const shown = rows.slice(0, MOST_ROWS);
  const names = [...new Set(shown.flatMap((row) => Object.keys(row)))];
  const columns = names.filter(
    (name) => name !== '__typename' && shown.some((row) => cellOf(row[name]) !== ''),
  );
  if (columns.length === 0) return null;
  return {
    columns,
    rows: shown.map((row) => columns.map((name) => cellOf(row[name]))),
    total: rows.length,
  };
}

/** The solutions of a SELECT, with their values as they are. */
function solutionsOf(answer: unknown): readonly Row[] | null {
  if (!isRecord(answer) || !isRecord(answer.results) || !isRecord(answer.head)) return null;
  const { bindings } = answer.results;
  if (!Array.isArray(bindings)) return null;
  return bindings
    .filter(isRecord)
    .map((solution) =>
      Object.fromEntries(
        Object.entries(solution).map(([name, term]) => [name, isRecord(term) ? term.value : term]),
      ),
    );
}

function listIn(level: readonly unknown[]): readonly Row[] | null {
  if (level.length === 0) return null;
  const lists = level.filter(isListOfRows);
  const ofThings = lists.find((rows) => rows.some((row) => cellOf(row) !== ''));
  if (ofThings !== undefined) return ofThings;
  if (lists.length > 0) return lists.reduce((best, one) => (one.length > best.length ? one : best));
  return listIn(level.filter(isRecord).flatMap((one) => Object.values(one)));
}

function isListOfRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const names = value.map(cellOf).filter((name) => name !== '');
    const rest = names.length - MOST_NAMES;
    return names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  }
  if (!isRecord(value)) return String(value);
  const name = NAMES.find((key) => typeof value[key] === 'string');
  return name === undefined ? '' : String(value[name]);
}
