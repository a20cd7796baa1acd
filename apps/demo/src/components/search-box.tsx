import type { EntityHit } from '@biographql/client';
import { useEntities } from '@biographql/react';
import { useEffect, useId, useState } from 'react';
import { go, shortIri } from '../place.ts';
import { useDetails } from '../sparql/queries.ts';
import { Icon } from './controls.tsx';
import { Quiet, TypeBadge } from './entity.tsx';

export function EntitySearch() {
  return (
    <SearchBox
      label="Search diseases, drugs, genes and symptoms"
      placeholder="Search a disease, drug, gene …"
      onChoose={({ iri }) => go({ page: 'explore', parameters: { entity: shortIri(iri) } })}
    />
  );
}

export function SearchBox(props: {
  readonly label: string;
  readonly placeholder: string;
  readonly onChoose: (hit: EntityHit) => void;
}) {
  const { label, placeholder, onChoose } = props;
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isEntered, setIsEntered] = useState(false);
  const listId = useId();
  const { entities, previousEntities, error } = useEntities(text, {
    delayMs: 120,
    enabled: isOpen,
  });
  const shown = entities ?? previousEntities;
  const isListed = isOpen && text.trim().length > 1 && shown !== undefined && error === null;
  const hits = isListed ? shown : NO_HITS;
  const details = useDetails(hits);

  const choose = (hit: EntityHit | undefined) => {
    if (!hit || !entities) return;
    setIsOpen(false);
    setText('');
    onChoose(hit);
  };
  // Enter was pressed before the results arrived: opens the first.
  useEffect(() => {
    if (!isEntered || !entities) return;
    setIsEntered(false);
    choose(entities[0]);
  });
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown') setActive((at) => Math.min(at + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setActive((at) => Math.max(at - 1, 0));
    else if (event.key === 'Enter' && !entities) setIsEntered(true);
    else if (event.key === 'Enter') choose(hits[active]);
    else if (event.key === 'Escape') setIsOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div className="search">
      <Icon name="search" />
      <input
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded={isListed}
        aria-controls={listId}
        aria-activedescendant={hits[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setIsEntered(false);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      {error !== null && isOpen && (
        <p className="hits error" role="alert">
          {error.shortMessage}
        </p>
      )}
      {isListed && (
        <div
          className={entities ? 'hits' : 'hits is-previous'}
          id={listId}
          role="listbox"
          aria-label="Entities found"
        >
          {hits.length === 0 && <p className="quiet">{nothingFound(text.trim())}</p>}
          {hits.length > 0 && hits.every(({ matchKind }) => matchKind === 'FUZZY') && (
            <p className="quiet">Nothing is named “{text.trim()}”. Did you mean:</p>
          )}
          {hits.map((hit, at) => (
            <div
              key={hit.iri}
              id={`${listId}-${at}`}
              role="option"
              className="spread"
              tabIndex={-1}
              aria-selected={at === active}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(hit);
              }}
              // The list may open under a resting pointer, so only movement counts.
              onMouseMove={() => setActive(at)}
            >
              <span>
                {hit.label} <Quiet text={details.get(hit.iri)?.species} /> <Match hit={hit} />
                {hits.some((other) => isNamesake(hit, other)) && (
                  <Quiet text={shortIri(hit.iri).replace(/^.*\//, '')} />
                )}
                <span className="faint one-line">{details.get(hit.iri)?.description || ' '}</span>
              </span>
              <TypeBadge type={hit.types[0] ?? 'UNDEFINED'} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function nothingFound(text: string): string {
  return /^(?:cas[ :]*)?\d{2,7}-\d\d-\d$/i.test(text)
    ? 'No substance in this dataset has this CAS number. Search for the substance by name.'
    : /[,;\t|]/.test(text)
      ? 'Nothing has this name. Search for one name at a time. To look up a list, use the command “biographql resolve”.'
      : 'Nothing found. Try another spelling, a synonym or an identifier, e.g. CHEMBL25.';
}

const NO_HITS: readonly EntityHit[] = [];

function isNamesake(one: EntityHit, other: EntityHit): boolean {
  return one.iri !== other.iri && one.label === other.label && one.types[0] === other.types[0];
}

function Match({ hit: { label, matchedText, matchKind, scheme } }: { readonly hit: EntityHit }) {
  if (matchedText === null || matchKind === null) return null;
  if (matchedText.toLowerCase() === label.toLowerCase()) return null;
  // `MESH:D001249`; identifiers with their scheme, such as `DOID:2841`, are unchanged.
  const identifier = matchedText.includes(':')
    ? matchedText
    : `${scheme?.toUpperCase()}:${matchedText}`;
  const isIdentifier = matchKind === 'IDENTIFIER' && scheme !== null;
  return (
    <Quiet text={isIdentifier ? identifier : `${REASONS[matchKind] ?? 'also'} ${matchedText}`} />
  );
}

const REASONS: Readonly<Partial<Record<NonNullable<EntityHit['matchKind']>, string>>> = {
  ABBREVIATION: 'abbreviation',
  RELATED_ALIAS: 'related name',
  FUZZY: 'resembles',
  IDENTIFIER: 'identifier',
};
