import { useSparqlJson } from '@biographql/react';
import { Skeleton } from '../components/skeleton.tsx';
import { go, usePlace } from '../place.ts';
import { QueryEditor } from '../sparql/query-editor.tsx';
import { QueryPicker } from '../sparql/query-picker.tsx';
import { asProblem, type ChosenQuery, chosenQuery } from '../sparql/read-place.ts';
import { ResultTable } from '../sparql/result-table.tsx';
import { useElapsed } from '../sparql/use-elapsed.ts';
import '../styles/sparql.css';

/** A query of the catalog or one of the user's own, and its answer as a table. */
export function SparqlPage() {
  const { page, parameters } = usePlace();
  const chosen = chosenQuery(parameters);
  return (
    <>
      <h1 className="sr-only">SPARQL</h1>
      <QueryPicker
        chosen={chosen}
        onChoose={(query, [first, second]) => go({ page, parameters: { query, first, second } })}
      />
      <QueryView
        key={chosen.text}
        chosen={chosen}
        onRun={(sparql) => go({ page, parameters: { sparql } })}
      />
    </>
  );
}

function QueryView({
  chosen: { text, problem },
  onRun,
}: {
  readonly chosen: ChosenQuery;
  readonly onRun: (sparql: string) => void;
}) {
  const answer = useSparqlJson(problem || text === '' ? null : text);
  const elapsedMs = useElapsed(answer.isFetching);
  return (
    <div className="sparql">
      <QueryEditor
        initial={text}
        problem={problem ?? (answer.error && asProblem(answer.error))}
        isRunning={answer.isFetching}
        onRun={(own) => (own === text ? void answer.refetch() : onRun(own))}
      />
      {answer.data && <ResultTable answer={answer.data} sparql={text} elapsedMs={elapsedMs} />}
      {answer.isLoading && <Skeleton height="24rem" />}
    </div>
  );
}
