import '../styles/sparql.css';
import { useBioGraphQL, useSparqlJson } from '@biographql/react';
import { sparqlJsonOptions } from '@biographql/react/options';
import { isGraphQuery } from '@biographql/sparql';
import { NAMED_QUERIES } from '@biographql/sparql/queries';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../components/error-note.tsx';
import { go, usePlace } from '../place.ts';
import { useGraphQuery } from '../sparql/queries.ts';
import { QueryEditor, QueryHints } from '../sparql/query-editor.tsx';
import { QueryPicker, QueryTabs, useStoredQueries, withQuery } from '../sparql/query-picker.tsx';
import { asProblem, type ChosenQuery, chosenQuery } from '../sparql/read-place.ts';
import { ResultView } from '../sparql/result-view.tsx';

const TripleResult = lazy(async () => ({
  default: (await import('../sparql/triple-result.tsx')).TripleResult,
}));

export function SparqlPage() {
  const { page, parameters } = usePlace();
  const chosen = chosenQuery(parameters);
  const [queries, changeQueries] = useStoredQueries();
  // A query with a syntax error isn't sent: the URL keeps the previous query, which the editor doesn't show.
  const [replaced, setReplaced] = useState<string | null>(null);
  const [opened, setOpened] = useState(0);
  const isReplaced = replaced === chosen.text;
  const open = (sparql: string) => go({ page, parameters: { sparql } });
  return (
    <>
      <h1 className="sr-only">SPARQL</h1>
      <QueryTabs
        queries={queries}
        current={isReplaced ? '' : chosen.text}
        onOpen={(sparql) => {
          setReplaced(null);
          setOpened(opened + 1);
          open(sparql);
        }}
        onClose={(closed) => changeQueries((before) => before.filter((text) => text !== closed))}
      />
      <QueryPicker
        chosen={chosen}
        onChoose={(query, [first, second]) => go({ page, parameters: { query, first, second } })}
      />
      <QueryView
        key={`${opened} ${chosen.text}`}
        chosen={chosen}
        isReplaced={isReplaced}
        onReplace={(isWrong) => setReplaced(isWrong ? chosen.text : null)}
        onRun={(sparql) => {
          changeQueries((before) => withQuery(before, sparql));
          if (sparql !== chosen.text) open(sparql);
        }}
      />
    </>
  );
}

function QueryView(props: {
  readonly chosen: ChosenQuery;
  /** Whether the editor shows another text, which has an error. */
  readonly isReplaced: boolean;
  readonly onReplace: (isWrong: boolean) => void;
  readonly onRun: (sparql: string) => void;
}) {
  const { chosen, isReplaced, onReplace, onRun } = props;
  const { named, text, problem } = chosen;
  const client = useBioGraphQL();
  const cache = useQueryClient();
  const [isStopped, setIsStopped] = useState(false);
  // The service answers SELECT and ASK. CONSTRUCT and DESCRIBE become a SELECT, and the page fills in the triples.
  const isGraph = isGraphQuery(text);
  const graph = useGraphQuery(isGraph ? text : null);
  const select = isGraph ? (graph.data?.select ?? '') : text;
  const answer = useSparqlJson(problem || select === '' ? null : select, { enabled: !isStopped });
  const stop = () => {
    setIsStopped(true);
    void cache.cancelQueries({ queryKey: sparqlJsonOptions(client, select).queryKey, exact: true });
  };
  const again = () => {
    setIsStopped(false);
    if (select !== '') void answer.refetch();
  };
  const error = graph.error ?? answer.error;
  const isWrong = isReplaced || error !== null;
  const name = named ? NAMED_QUERIES[named].title : 'SPARQL result';
  const shown = { sparql: text, name };
  return (
    <div className="stack">
      <QueryEditor
        initial={text}
        problem={
          // A position in the generated SELECT means nothing in the user's text.
          problem ?? (error && { ...asProblem(error), ...(graph.data && { position: null }) })
        }
        isRunning={answer.isFetching}
        onProblem={onReplace}
        onStop={stop}
        onRun={(editorText) => {
          if (editorText === text) again();
          onRun(editorText);
        }}
      />
      {!isReplaced && !problem && (
        <QueryHints sparql={text} isEmpty={answer.data?.results?.bindings.length === 0} />
      )}
      {isStopped && !answer.isFetching && (
        <p className="quiet" role="status">
          Stopped. The service cancels queries that no client is waiting for.
        </p>
      )}
      {answer.data && !isWrong && !isGraph && <ResultView answer={answer.data} {...shown} />}
      {answer.data && !isWrong && graph.data && (
        <Suspense fallback={<Skeleton label="Loading the result" height="24rem" />}>
          <TripleResult query={graph.data} answer={answer.data} {...shown} />
        </Suspense>
      )}
      {(answer.isLoading || graph.isLoading) && (
        <Skeleton label="Running the query" height="24rem" />
      )}
    </div>
  );
}
