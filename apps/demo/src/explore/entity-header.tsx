import type { EntityProperty } from '@biographql/client';
import { useEntityProperties } from '@biographql/react';
import { useState } from 'react';
import { TypeBadge } from '../components/entity.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { toHref } from '../place.ts';
import { toSpecies } from '../sparql/hooks.ts';
import { MAX_VALUES } from './property-list.tsx';

export function EntityHeader({
  iri,
  label,
  type,
}: {
  readonly iri: string;
  readonly label: string;
  readonly type: string | undefined;
}) {
  const { data: properties } = useEntityProperties({ entity: iri, limit: MAX_VALUES });
  const taxon = properties?.claims.find(({ label: name }) => name === 'found in taxon')?.values[0]
    ?.label;
  return (
    <>
      <header className="entity-header">
        <h1 tabIndex={-1}>{label}</h1>
        {type && <TypeBadge type={type} />}
        {taxon && <span className="quiet">{toSpecies(taxon)}</span>}
        <a href={iri} rel="noreferrer" target="_blank">
          {iri.replace(/^.*[/#]/, '')}
        </a>
      </header>
      <p className="description">{properties?.description ?? ' '}</p>
    </>
  );
}

/** The structure of a molecule, and the other names of an entity. */
export function EntityFacts({
  iri,
  label,
  type,
}: {
  readonly iri: string;
  readonly label: string;
  readonly type: string | undefined;
}) {
  const { data: properties } = useEntityProperties({ entity: iri, limit: MAX_VALUES });
  const smiles = findSmiles(properties?.claims ?? []);

  return (
    <section
      className={MOLECULES.includes(type ?? '') ? 'facts is-molecule' : 'facts'}
      aria-label="Facts"
    >
      {smiles !== null && <DrugStructure smiles={smiles} name={label} />}
      <div>{properties && <OtherNames names={properties.alternativeLabels} label={label} />}</div>
    </section>
  );
}

const MOLECULES: readonly string[] = ['MEDICATION', 'CHEMICAL_COMPOUND'];

/** The structure of a drug, its SMILES, and a link to its predictions. */
function DrugStructure({ smiles, name }: { readonly smiles: string; readonly name: string }) {
  const fragment = new URLSearchParams({ smiles: `${smiles} ${name}` });
  return (
    <figure className="structure">
      <MoleculePicture smiles={smiles} name={name} width={220} height={160} />
      <figcaption>
        <code>{smiles}</code>
        <a href={`${toHref({ page: 'admet' })}#${fragment}`}>Predict ADMET</a>
      </figcaption>
    </figure>
  );
}

/** Vocabularies differ in the property, not in its name. Isomeric SMILES say more. */
function findSmiles(claims: readonly EntityProperty[]): string | null {
  const lists = claims.filter(({ label }) => /\bsmiles\b/i.test(label ?? ''));
  const best = lists.find(({ label }) => /isomeric/i.test(label ?? '')) ?? lists[0];
  return best?.values[0]?.value ?? null;
}

const SHOWN_NAMES = 8;

function OtherNames({
  names,
  label,
}: {
  readonly names: readonly string[];
  readonly label: string;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const others = names.filter((name) => name.toLowerCase() !== label.toLowerCase());
  if (others.length === 0) return null;
  return (
    <>
      <h2>Also called</h2>
      <p className="names">
        {others.slice(0, isWhole ? undefined : SHOWN_NAMES).join(' · ')}{' '}
        {others.length > SHOWN_NAMES && (
          <button
            type="button"
            className="more"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show all ${others.length.toLocaleString('en-US')}`}
          </button>
        )}
      </p>
    </>
  );
}
