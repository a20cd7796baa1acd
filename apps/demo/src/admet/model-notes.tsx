import type { AdmetRun } from './admet-run.ts';
import { type KnownModels, unknownWords } from './known-models.ts';
import { CATALOG } from './shown-model.ts';

/** Says which models of an address there are not. */
export function UnknownModels({
  names,
  run: { isLocal },
  known,
}: {
  readonly names: readonly string[];
  readonly run: AdmetRun;
  readonly known: KnownModels;
}) {
  if (names.length === 0) return null;
  return (
    <div className="error" role="alert">
      {names.map((name) => (
        <p key={name}>{unknownWords(name, isLocal, known)}</p>
      ))}
    </div>
  );
}

/** Says where models are that are not offered here. */
export function ModelsElsewhere({
  isLocal,
  known: { service },
}: {
  readonly isLocal: boolean;
  readonly known: KnownModels;
}) {
  if (!isLocal)
    return (
      <p className="quiet elsewhere">
        A model of your own, as a file: predict “in this browser”, below, and add it here.
      </p>
    );
  if (service.length === CATALOG.length) return null;
  return (
    <p className="quiet elsewhere">
      Models of this service beyond the 28 are predicted by the service alone.
    </p>
  );
}

/** Says that the service did not list its own models. */
export function ListFailed({ known: { list, retry } }: { readonly known: KnownModels }) {
  if (list !== 'failed') return null;
  return (
    <p className="quiet" role="status">
      Whether this service has models beyond the 28 could not be read.{' '}
      <button type="button" className="chip" onClick={retry}>
        Ask again
      </button>
    </p>
  );
}
