import { AnswerPanel } from './components/answer-panel.tsx';
import { ArticleList } from './components/article-list.tsx';
import { EntityCard } from './components/entity-card.tsx';
import { QuestionBox } from './components/question-box.tsx';
import { SearchBox } from './components/search-box.tsx';
import { usePlace } from './use-place.ts';

const WIKIDATA = 'http://www.wikidata.org/entity/';
const EXAMPLES = [
  ['asthma', 'Q35869'],
  ['cancer', 'Q12078'],
  ['malaria', 'Q12156'],
  ['aspirin', 'Q18216'],
  ['metformin', 'Q19484'],
] as const;
const QUESTIONS = ['What drugs treat asthma?', 'Which genes are associated with breast cancer?'];

/** The page: a search box, and below it an entity with its articles, or an answer, or a way to begin. */
export function App() {
  const [{ entity, question }, go] = usePlace();
  const showEntity = (iri: string) => go({ entity: iri });
  const ask = (asked: string) => go({ question: asked });

  return (
    <>
      <header className="bar">
        <button type="button" className="brand" onClick={() => go({})}>
          Bio<b>GraphQL</b>
        </button>
        <SearchBox onChoose={showEntity} />
      </header>
      <main>
        {entity !== '' && (
          <div className="columns">
            <EntityCard iri={entity} onChoose={showEntity} />
            <ArticleList iri={entity} />
          </div>
        )}
        {entity === '' && (
          <>
            <QuestionBox key={question} initial={question} onAsk={ask} />
            {question !== '' && <AnswerPanel question={question} onChoose={showEntity} />}
            {question === '' && (
              <section className="start">
                <h1>Ask a biomedical knowledge graph</h1>
                <p className="quiet">
                  Diseases, drugs, genes, symptoms, pathways, and the literature on them.
                </p>
                <p>
                  {EXAMPLES.map(([label, qid]) => (
                    <button
                      key={qid}
                      type="button"
                      className="chip"
                      onClick={() => showEntity(WIKIDATA + qid)}
                    >
                      {label}
                    </button>
                  ))}
                </p>
                <p>
                  {QUESTIONS.map((text) => (
                    <button key={text} type="button" className="chip" onClick={() => ask(text)}>
                      {text}
                    </button>
                  ))}
                </p>
              </section>
            )}
          </>
        )}
      </main>
    </>
  );
}
