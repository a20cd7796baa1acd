import { writeFileSync } from 'node:fs';
import type { Half } from '../gold/gold-question.js';
import { fillUnanswerable } from './fill-unanswerable.js';
import type { GraphFacts } from './graph-facts.js';
import { addAsked } from './make-values.js';
import { addVerdicts } from './make-verdicts.js';
import { createQuestionMaker, type QuestionMaker, write } from './question-maker.js';
import type { Kind } from './relations.js';
import type { Wordings } from './wordings.js';

/** Writes the questions of one half beside the other gold sets; rare things of a false pair are none of the avoided. */
export function makeHalf(
  facts: GraphFacts,
  half: Half,
  entities: Readonly<Record<Kind, readonly string[]>>,
  wordings: Wordings,
  avoided?: ReadonlySet<string>,
): void {
  const maker = createQuestionMaker(facts, half, entities, {
    rejected: wordings.rejected,
    avoided,
  });
  addAsked(maker, wordings.asked);
  addProperties(maker, wordings.properties);
  addVerdicts(maker, wordings);
  for (const { form, question: wording, fromLiterature } of wordings.unanswerable) {
    const { question, about } = fillUnanswerable(maker, wording);
    maker.add(
      {
        form,
        relation: form,
        question,
        answerable: false,
        gold:
          form === 'false-pair'
            ? { kind: 'verdict', accept: ['abstain'] }
            : { kind: 'abstain', fromLiterature: fromLiterature ?? form === 'missing-relation' },
      },
      about,
    );
  }
  const file = new URL(`../gold/graph-questions.${half}.jsonl`, import.meta.url);
  writeFileSync(file, maker.questions.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const answerable = maker.questions.filter((question) => question.answerable).length;
  process.stdout.write(`${half}: ${maker.questions.length}, answerable ${answerable}\n`);
}

function addProperties(maker: QuestionMaker, properties: Wordings['properties']): void {
  for (const [property, { kind, wordings }] of Object.entries(properties))
    for (const wording of wordings) {
      const found = maker.pool(kindOf(kind), wording).find((x) => textsOf(x.iris).length > 0);
      if (found === undefined) throw new Error(`No entity fits: ${property}`);
      const question = write(wording, found.shown);
      const gold = { kind: 'texts', texts: textsOf(found.iris) } as const;
      maker.add({ form: 'property', relation: property, question, answerable: true, gold }, [
        found,
      ]);

      function textsOf(iris: readonly string[]): readonly string[] {
        return iris
          .flatMap((iri) => [...maker.facts.objects(property, iri)])
          .flatMap((text) => [text, text.replace('_', ':'), withoutSubscripts(text)])
          .filter((text, at, all) => all.indexOf(text) === at);
      }
    }
}

function withoutSubscripts(text: string): string {
  return text.replace(/<\/?sub>/g, '').normalize('NFKC');
}

function kindOf(kind: string): Kind {
  if (kind === 'disease' || kind === 'drug' || kind === 'gene' || kind === 'process') return kind;
  throw new Error(`No pool is called ${kind}.`);
}
