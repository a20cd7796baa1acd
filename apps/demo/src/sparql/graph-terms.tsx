import { type BioGraphQLClient, getEntitiesByName, getPredicatesByName } from '@biographql/client';
import { selectRows } from '@biographql/client/rows';
import { useBioGraphQL } from '@biographql/react';
import { PREFIXES, shortenIri } from '@biographql/sparql';
import { namedQuery } from '@biographql/sparql/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button, Choice, inDigits } from '../components/controls.tsx';
import type { GraphTerms, NamedTerm } from './completions.ts';

const MOST = 8;
const MAX_CLASSES = 300;

export function useGraphTerms(): GraphTerms & {
  /** Properties with a name, or those in use, the most used first. */
  readonly mostUsedProperties: (name: string) => Promise<readonly NamedTerm[]>;
} {
  const client = useBioGraphQL();
  const cache = useQueryClient();
  return useMemo(() => {
    // Further typing aborts a request, which isn't an error.
    const cached = (key: readonly string[], load: () => Promise<readonly NamedTerm[]>) =>
      cache
        .fetchQuery({
          queryKey: ['graph-terms', ...key],
          queryFn: load,
          staleTime: Number.POSITIVE_INFINITY,
          retry: false,
        })
        .catch(() => []);
    return {
      prefixes: PREFIXES,
      properties: async (name, prefix) => {
        const found = await cached(['properties', name], () => propertiesNamed(client, name));
        return prefix === 'wdt'
          ? found
          : found.map((term) => ({ ...term, text: term.text.replace(/^wdt:/, `${prefix}:`) }));
      },
      entities: (name) => cached(['entities', name], () => entitiesNamed(client, name)),
      classes: () => cached(['classes'], () => largestClasses(client)),
      mostUsedProperties: (name) =>
        cached(['used-properties', name], () => mostUsedProperties(client, name)),
    };
  }, [client, cache]);
}
const MAX_USED = 100;

const getStart = (text: string) => ({ text, strategy: 'PREFIX', limit: MOST }) as const;

async function propertiesNamed(client: BioGraphQLClient, text: string) {
  const found = await getPredicatesByName(client, { text, strategy: 'CONTAINS', limit: MOST });
  const more = found.length > 0 ? found : await getPredicatesByName(client, getStart(text));
  return more.map(toTerm);
}

/** Properties are found by name: nearly every name has one of two vowels. */
async function mostUsedProperties(client: BioGraphQLClient, name: string) {
  const lists = await Promise.all(
    (name.trim() === '' ? ['a', 'e'] : [name]).map((text) =>
      getPredicatesByName(client, { text, strategy: 'CONTAINS', limit: MAX_USED }),
    ),
  );
  const all = new Map(lists.flat().map((each) => [each.iri, each]));
  return [...all.values()].toSorted((one, other) => other.count - one.count).map(toTerm);
}

function toTerm({ iri, label, count }: Awaited<ReturnType<typeof getPredicatesByName>>[number]) {
  return { text: getTerm(iri), label, detail: `${inDigits(count)} times` };
}

async function entitiesNamed(client: BioGraphQLClient, text: string) {
  const found = await getEntitiesByName(client, getStart(text));
  return found.map(({ iri, label, description }) => ({
    text: getTerm(iri),
    label,
    detail: description ?? '',
  }));
}

async function largestClasses(client: BioGraphQLClient): Promise<readonly NamedTerm[]> {
  const rows = await selectRows(client, namedQuery('classesBySize', {}, { limit: MAX_CLASSES }));
  return rows.map((row) => ({
    text: getTerm(String(row.class)),
    label: String(row.classLabel ?? row.class),
    detail: `${inDigits(Number(row.instances))} instances`,
  }));
}

function getTerm(iri: string): string {
  const short = shortenIri(iri);
  return short === iri ? `<${iri}>` : short;
}

const KINDS = ['classes', 'properties'] as const;
const SHOWN = 60;

export function TermBrowser({ onInsert }: { readonly onInsert: (text: string) => void }) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('classes');
  const [filter, setFilter] = useState('');
  const terms = useGraphTerms();
  const { data } = useQuery({
    queryKey: ['term-browser', kind, kind === 'classes' ? '' : filter],
    queryFn: () => (kind === 'classes' ? terms.classes() : terms.mostUsedProperties(filter)),
    networkMode: 'always',
  });
  const words = filter.toLowerCase();
  const shown = data?.filter(({ label, text }) => `${label} ${text}`.toLowerCase().includes(words));
  return (
    <div className="term-browser">
      <div className="line">
        <Choice
          label="Terms"
          options={KINDS.map((each) => [each, each])}
          chosen={kind}
          onChoose={setKind}
        />
        <input
          type="search"
          aria-label={`Find ${kind}`}
          placeholder={`Find ${kind} …`}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      </div>
      <ul className="plain" aria-label={kind}>
        {shown?.slice(0, SHOWN).map(({ text, label, detail }) => (
          <li key={text}>
            <Button
              className="bare pick spread"
              title="Put into the query"
              onClick={() => onInsert(text)}
            >
              <span>
                {label} <code>{text}</code>
              </span>
              <small className="quiet">{detail}</small>
            </Button>
          </li>
        ))}
      </ul>
      {shown?.length === 0 && <p className="quiet">No {kind} with this name.</p>}
    </div>
  );
}
