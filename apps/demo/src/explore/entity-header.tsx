import type { EntityProperty } from '@biographql/client';
import { useEntityProperties } from '@biographql/react';
import { External, Icon } from '../components/controls.tsx';
import { TypeBadge } from '../components/entity.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { toHref } from '../place.ts';
import { useDetails } from '../sparql/hooks.ts';
import { type EntityList, getDetailed } from './entity-list.ts';
import { MAX_VALUES } from './property-list.tsx';

/** The types of a substance that may have a structure, and of what has a species. */
const MOLECULES: readonly string[] = ['MEDICATION', 'CHEMICAL_COMPOUND'];
const OF_SPECIES: readonly string[] = ['GENE', 'PROTEIN', 'BIOLOGICAL_PATHWAY'];

export function EntityHeader(props: {
  readonly iri: string;
  readonly list: EntityList | undefined;
}) {
  const { iri, list } = props;
  const root = list?.graph?.nodes[0];
  const type = root?.type ?? '';
  const details = useDetails(list && OF_SPECIES.includes(type) ? getDetailed(list) : []);
  const label = root?.label ?? '…';
  return (
    <>
      <header className="line">
        <h1 tabIndex={-1}>{label}</h1>
        {root && <TypeBadge type={type} />}
        <span className="quiet">{details.get(iri)?.species}</span>
        <External className="end small" href={iri}>
          {iri.replace(/^.*[/#]/, '')} <Icon name="external" />
        </External>
      </header>
      <p className="description">{root?.facts.description?.[0] ?? ' '}</p>
      {MOLECULES.includes(type) && <DrugStructure iri={iri} name={label} />}
    </>
  );
}

function DrugStructure({ iri, name }: { readonly iri: string; readonly name: string }) {
  const { data: properties } = useEntityProperties({ entity: iri, limit: MAX_VALUES });
  const smiles = findSmiles(properties?.claims ?? []);
  if (smiles === null) return properties ? null : <div className="structure" />;
  const fragment = new URLSearchParams({ smiles: `${smiles} ${name}` });
  return (
    <figure className="structure">
      <MoleculePicture smiles={smiles} name={name} width={220} height={160} />
      <figcaption className="small">
        <code>{smiles}</code>
        <a className="button" href={`${toHref({ page: 'admet' })}#${fragment}`}>
          Predict ADMET
        </a>
      </figcaption>
    </figure>
  );
}

/** Vocabularies differ in the property, not in its name. Isomeric SMILES say more. */
function findSmiles(claims: readonly EntityProperty[]): string | null {
  const find = (name: RegExp) => claims.find(({ label }) => name.test(label ?? ''));
  const best = find(/\bisomeric smiles\b/i) ?? find(/\bsmiles\b/i);
  return best?.values[0]?.value ?? null;
}
