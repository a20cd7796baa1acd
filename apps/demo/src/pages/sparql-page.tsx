import { useBioGraphQL, useSparqlJson } from '@biographql/react';
import { sparqlJsonOptions } from '@biographql/react/options';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../components/skeleton.tsx';
import { go, type Parameters, usePlace } from '../place.ts';
import { QueryEditor } from '../sparql/query-editor.tsx';
import { QueryPicker } from '../sparql/query-picker.tsx';
import { asProblem, type ChosenQuery, chosenQuery } from '../sparql/read-place.ts';
import { RESULT_VIEWS, ResultView, type ResultViewName } from '../sparql/result-view.tsx';
import { useElapsed } from '../sparql/use-elapsed.ts';
import '../styles/sparql.css';

/** A query of the catalog or one of the user's own, and its answer as a table, a picture or a chart. */
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
        view={viewOf(parameters)}
        onView={(view) => go({ page, parameters: { ...parameters, view } }, 'replace')}
        onRun={(sparql) => go({ page, parameters: { sparql } })}
      />
    </>
  );
}

function viewOf({ view }: Parameters): ResultViewName {
  return RESULT_VIEWS.find((name) => name === view) ?? 'table';
}

function QueryView({
  chosen: { text, problem },
  view,
  onView,
  onRun,
}: {
  readonly chosen: ChosenQuery;
  readonly view: ResultViewName;
  readonly onView: (view: ResultViewName) => void;
  readonly onRun: (sparql: string) => void;
}) {
  const client = useBioGraphQL();
  const cache = useQueryClient();
  const [isStopped, setIsStopped] = useState(false);
  const [isOwnWrong, setIsOwnWrong] = useState(false);
  const answer = useSparqlJson(problem || text === '' ? null : text, { enabled: !isStopped });
  const elapsedMs = useElapsed(answer.isFetching);
  const stop = () => {
    setIsStopped(true);
    void cache.cancelQueries({ queryKey: sparqlJsonOptions(client, text).queryKey, exact: true });
  };
  const again = () => {
    setIsStopped(false);
    void answer.refetch();
  };
  const isWrong = isOwnWrong || answer.error !== null;
  return (
    <div className="sparql">
      <QueryEditor
        initial={text}
        problem={problem ?? (answer.error && asProblem(answer.error))}
        isRunning={answer.isFetching}
        onProblem={setIsOwnWrong}
        onStop={stop}
        onRun={(own) => (own === text ? again() : onRun(own))}
      />
      {isStopped && !answer.isFetching && (
        <p className="quiet" role="status">
          Stopped{elapsedMs === null ? '' : ` after ${Math.round(elapsedMs)} ms`}. The service gives
          up a query that nobody waits for.
        </p>
      )}
      {answer.data && !isWrong && (
        <ResultView
          answer={answer.data}
          sparql={text}
          elapsedMs={elapsedMs}
          view={view}
          onView={onView}
        />
      )}
      {answer.isLoading && <Skeleton label="Running the query" height="24rem" />}
    </div>
  );
}
