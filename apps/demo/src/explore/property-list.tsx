import type { EntityProperty, PropertyValue } from '@biographql/client';
import {
  useEntityProperties,
  useInfiniteArticles,
  useProvenance,
  useResolvedEntities,
} from '@biographql/react';
import { useState } from 'react';
import { GrowingArticles } from '../components/article-entry.tsx';
import { External, inDigits, More } from '../components/controls.tsx';
import { EntityLink, PlaceLink } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';
import { StatementRecord } from '../components/statements.tsx';
import { ArticleExport } from '../literature/article-export.tsx';
import { ArticlesByYear } from '../literature/facets.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { go, shortIri, toHref } from '../place.ts';

type ListProps = { readonly iri: string; readonly label: string };

/** Maximum number of values of a property that the service returns. */
const MAX_VALUES = 200;

function useIdentifiers(iri: string) {
  const { data, ...request } = useResolvedEntities({ names: [iri] });
  const match = data?.[0]?.candidates.find((candidate) => candidate.iri === iri);
  return { ...request, data: data && (match?.identifiers ?? []) };
}

function useFold<Item>(items: readonly Item[], count: number, noun = '', label?: string) {
  const [isWhole, setIsWhole] = useState(false);
  const button = items.length > count && (
    <More aria-expanded={isWhole} aria-label={label} onClick={() => setIsWhole(!isWhole)}>
      {isWhole ? 'Show fewer' : `Show all ${inDigits(items.length)}${noun}`}
    </More>
  );
  return [isWhole ? items : items.slice(0, count), button] as const;
}

export function DrugStructure({ iri, label }: ListProps) {
  const { data: properties } = useEntityProperties({ entity: iri, limit: MAX_VALUES });
  const smiles = findSmiles(properties?.claims ?? []);
  if (smiles === null) return properties ? null : <div className="structure" />;
  const fragment = new URLSearchParams({ smiles: `${smiles} ${label}` });
  return (
    <figure className="structure">
      <MoleculePicture smiles={smiles} name={label} width={220} height={160} />
      <figcaption className="small">
        <code>{smiles}</code>
        <a className="button" href={`${toHref({ page: 'admet' })}#${fragment}`}>
          Predict ADMET
        </a>
      </figcaption>
    </figure>
  );
}

/** Properties differ by vocabulary, their names don't. Isomeric SMILES say more. */
function findSmiles(claims: readonly EntityProperty[]): string | null {
  const find = (name: RegExp) => claims.find(({ label }) => name.test(label ?? ''));
  const best = find(/\bisomeric smiles\b/i) ?? find(/\bsmiles\b/i);
  return best?.values[0]?.value ?? null;
}

export function Identifiers({ iri, label }: ListProps) {
  const { data: properties } = useEntityProperties({ entity: iri, limit: MAX_VALUES });
  const names = (properties?.alternativeLabels ?? []).filter(
    (name) => name.toLowerCase() !== label.toLowerCase(),
  );
  const [shown, button] = useFold(names, 20);
  return (
    <Outcome of={useIdentifiers(iri)} height="8rem">
      {(identifiers) => (
        <>
          <h2>Names and identifiers</h2>
          {names.length > 0 && <h3>Also called</h3>}
          <p className="small">
            {shown.join(' · ')} {button}
          </p>
          {identifiers.length === 0 && <p className="quiet">No identifiers recorded.</p>}
          <ul className="line plain" aria-label="Identifiers">
            {identifiers.map(({ curie, url }) => (
              <li key={curie}>
                <code>{url === null ? curie : <External href={url}>{curie}</External>}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </Outcome>
  );
}

export function PropertyList({ iri }: Pick<ListProps, 'iri'>) {
  const properties = useEntityProperties({ entity: iri, limit: MAX_VALUES });
  const claims = properties.data?.claims ?? [];
  const [shown, button] = useFold(claims, 8, ' properties');
  const { data: identifiers = [] } = useIdentifiers(iri);
  const pages = new Map(
    identifiers.flatMap(({ id, curie, url }) =>
      url === null ? [] : [[id, url] as const, [curie, url] as const],
    ),
  );
  return (
    <Outcome of={properties} height="22rem">
      {() => (
        <>
          <header>
            <h2>Properties</h2>
            <span className="quiet">{inDigits(claims.length)}</span>
            <PlaceLink
              to={{ page: 'sparql', parameters: { query: 'propertiesOf', first: shortIri(iri) } }}
            >
              SPARQL
            </PlaceLink>
          </header>
          {claims.length === 0 && <p className="quiet">No properties recorded.</p>}
          <dl className="properties">
            {shown.map((claim) => (
              <Claim key={claim.property} iri={iri} claim={claim} pages={pages} />
            ))}
          </dl>
          {button}
        </>
      )}
    </Outcome>
  );
}

const SHOWN_VALUES = 20;

function Claim(props: {
  readonly iri: string;
  readonly claim: EntityProperty;
  /** URLs of identifiers, by the identifier with or without its prefix. */
  readonly pages: ReadonlyMap<string, string>;
}) {
  const { iri, claim, pages } = props;
  const { property, label, total, values: all } = claim;
  const [isOpen, setIsOpen] = useState(false);
  const name = label ?? property;
  const [shown, button] = useFold(all, SHOWN_VALUES, '', `More values of ${name}`);
  const facts = shown.map(({ value: object }) => ({ subject: iri, property, object }));
  const sources = useProvenance(isOpen ? { facts } : null);
  return (
    <div>
      <dt title={property}>{name}</dt>
      <dd className="line">
        {shown.map((value) => (
          <Value key={value.value} {...value} page={pages.get(value.value)} />
        ))}
        <span className="sources small">
          {shown.length < total && `${inDigits(shown.length)} of ${inDigits(total)} `}
          {button}{' '}
          <More
            aria-expanded={isOpen}
            aria-label={`Sources of ${name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            sources
          </More>
          {isOpen && (
            <Outcome of={sources} height="2rem">
              {({ statements }) => (
                <ul aria-label={`Sources of the values of ${name}`}>
                  {shown.map((value, at) => (
                    <li key={value.value}>
                      {value.label}
                      <StatementRecord record={statements[at]} />
                    </li>
                  ))}
                </ul>
              )}
            </Outcome>
          )}
        </span>
      </dd>
    </div>
  );
}

function Value({ value, label, page }: PropertyValue & { readonly page: string | undefined }) {
  const isAddress = /^https?:/.test(value);
  if (isAddress && label !== value) return <EntityLink iri={value}>{label}</EntityLink>;
  const address = page ?? (isAddress ? value : undefined);
  return address ? <External href={address}>{label}</External> : <span>{label}</span>;
}

export function EntityArticles({ iri, label }: ListProps) {
  const search = { entity: iri, order: 'newest' } as const;
  const articles = useInfiniteArticles({ ...search, pageSize: 6 });
  const place = { entity: shortIri(iri), name: label, order: 'newest' };
  return (
    <Outcome of={articles} height="34rem">
      {({ articles: items, total }) => (
        <>
          <header>
            <h2>Articles</h2>
            <span className="quiet">{inDigits(total)}</span>
            {total > 0 && (
              <>
                <PlaceLink to={{ page: 'literature', parameters: place }}>
                  Open in Literature
                </PlaceLink>
                <ArticleExport name={`articles on ${label}`} search={search} total={total} />
              </>
            )}
          </header>
          {total === 0 && <p className="quiet">No articles about this entity.</p>}
          <div className="columns">
            <div>
              <GrowingArticles of={articles} />
            </div>
            {/* Without a date on the newest there are no years. */}
            {items[0]?.issued && (
              <ArticlesByYear
                search={{ entity: iri }}
                onChoose={(years) =>
                  go({ page: 'literature', parameters: { ...place, ...years, order: undefined } })
                }
              />
            )}
          </div>
        </>
      )}
    </Outcome>
  );
}
