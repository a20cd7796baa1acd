import type { EntityProperty, PropertyValue } from '@biographql/client';
import { useEntityProperties, useProvenance, useResolvedEntities } from '@biographql/react';
import { iri as node, select, values } from '@biographql/sparql';
import { useState } from 'react';
import { External, inDigits, More } from '../components/controls.tsx';
import { EntityLink } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { StatementRecord } from '../components/statements.tsx';
import { findReceipts } from '../exports/download.ts';
import { authorText, toPredicate } from '../sparql/query-text.ts';

const SHOWN = 8;
const SHOWN_VALUES = 20;
/** Maximum number of values of a property that the service returns. */
export const MAX_VALUES = 200;

/** The direct claims of an entity with their sources; entities and identifiers are links. */
export function PropertyList({ iri, label }: { readonly iri: string; readonly label: string }) {
  const properties = useEntityProperties({ entity: iri, limit: MAX_VALUES });
  const { data: resolved } = useResolvedEntities({ names: [iri] });
  const [isWhole, setIsWhole] = useState(false);
  const pages = new Map(
    resolved?.[0]?.candidates.flatMap(({ identifiers }) =>
      identifiers.flatMap(({ id, curie, url }) =>
        url === null ? [] : [[id, url] as const, [curie, url] as const],
      ),
    ),
  );

  return (
    <Outcome of={properties} height="22rem">
      {({ claims }) => (
        <>
          <header>
            <h2>Properties</h2>
            <span className="quiet">{inDigits(claims.length)}</span>
            <ExportMenu
              name={`${label} properties`}
              table={() => ({
                columns: ['property', 'name', 'value', 'label'],
                rows: claims.flatMap(({ property, label: name, values: all }) =>
                  all.map((each) => [property, name, each.value, each.label]),
                ),
              })}
              receipts={() =>
                findReceipts('nodeProperties', { startNode: iri, maxNeighbors: MAX_VALUES })
              }
              code={{
                action: 'getEntityProperties',
                input: { entity: iri, limit: MAX_VALUES },
                sparql: claimsQuery(
                  iri,
                  claims.map(({ property }) => property),
                ),
              }}
            />
          </header>
          {claims.length === 0 && <p className="quiet">No properties recorded.</p>}
          <dl className="properties">
            {claims.slice(0, isWhole ? undefined : SHOWN).map((claim) => (
              <Claim key={claim.property} iri={iri} claim={claim} pages={pages} />
            ))}
          </dl>
          {claims.length > SHOWN && (
            <More onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? 'Show fewer' : `Show all ${claims.length} properties`}
            </More>
          )}
        </>
      )}
    </Outcome>
  );
}

/** URLs of identifiers, by the identifier with or without its prefix. */
type Pages = ReadonlyMap<string, string>;

function Claim({
  iri,
  claim: { property, label, total, values: all },
  pages,
}: {
  readonly iri: string;
  readonly claim: EntityProperty;
  readonly pages: Pages;
}) {
  const [isWide, setIsWide] = useState(false);
  const shown = isWide ? all : all.slice(0, SHOWN_VALUES);
  const name = label ?? property;

  return (
    <div>
      <dt title={property}>{name}</dt>
      <dd>
        {shown.map((value) => (
          <Value key={value.value} value={value} page={pages.get(value.value)} />
        ))}
        {shown.length < total && (
          <span className="quiet">
            {inDigits(shown.length)} of {inDigits(total)}{' '}
            {!isWide && (
              <More aria-label={`More values of ${name}`} onClick={() => setIsWide(true)}>
                {total > MAX_VALUES ? `Show ${MAX_VALUES}` : 'Show all'}
              </More>
            )}
          </span>
        )}
        <ValueSources subject={iri} property={property} name={name} values={shown} />
      </dd>
    </div>
  );
}

function Value({
  value: { value, label },
  page,
}: {
  readonly value: PropertyValue;
  readonly page: string | undefined;
}) {
  if (/^https?:/.test(value) && label !== value)
    return <EntityLink iri={value}>{label}</EntityLink>;
  const address = page ?? (/^https?:/.test(value) ? value : null);
  if (address === null) return <span>{label}</span>;
  return <External href={address}>{label}</External>;
}

/** The sources of the values of a property, requested when they are opened. */
function ValueSources({
  subject,
  property,
  name,
  values,
}: {
  readonly subject: string;
  readonly property: string;
  readonly name: string;
  readonly values: readonly PropertyValue[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const facts = values.map(({ value: object }) => ({ subject, property, object }));
  const sources = useProvenance(isOpen ? { facts } : null);

  return (
    <span className="sources small">
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
              {values.map(({ value, label }, at) => {
                const statement = statements[at];
                return (
                  <li key={value}>
                    {label}
                    {statement ? (
                      <StatementRecord record={statement} />
                    ) : (
                      <small className="quiet"> · no source recorded</small>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
        </Outcome>
      )}
    </span>
  );
}

function claimsQuery(iri: string, properties: readonly string[]): string | null {
  if (properties.length === 0) return null;
  return authorText(
    select(
      `SELECT ?property ?value ?valueLabel WHERE {
        VALUES ?property $properties
        $entity ?property ?value .
        OPTIONAL { ?value rdfs:label ?valueLabel . FILTER(LANG(?valueLabel) = "en") }
      } ORDER BY ?property ?valueLabel ?value`,
      { entity: node(iri), properties: values(properties.map(toPredicate)) },
    ),
  );
}
