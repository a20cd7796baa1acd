import { useSparqlJson } from '@biographql/react';
import { iri } from '@biographql/sparql';
import { NAMED_QUERIES, namedQuery } from '@biographql/sparql/queries';
import { useState } from 'react';
import { SearchBox } from '../components/search-box.tsx';
import { fullIri, shortIri } from '../place.ts';
import type { ChosenQuery } from './read-place.ts';

const QUERIES = Object.entries(NAMED_QUERIES);
const GROUPS = [...new Set(QUERIES.map(([, { group }]) => group))];

export function QueryPicker({
  chosen: { named, values },
  onChoose,
}: {
  readonly chosen: ChosenQuery;
  readonly onChoose: (name: string, values: readonly string[]) => void;
}) {
  return (
    <div className="picker">
      <label>
        Named query
        <select value={named ?? ''} onChange={({ target }) => onChoose(target.value, [])}>
          {named === null && <option value="">your own</option>}
          {GROUPS.map((group) => (
            <optgroup key={group} label={inWords(group)}>
              {QUERIES.filter(([, query]) => query.group === group).map(([name, { title }]) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {named !== null &&
        Object.entries(NAMED_QUERIES[named].parameters).map(([name, { kind }], at) => (
          <ParameterInput
            key={`${named} ${name}`}
            label={inWords(name)}
            isEntity={kind === 'entity'}
            value={values[at] ?? ''}
            onChange={(value) => onChoose(named, values.with(at, value))}
          />
        ))}
    </div>
  );
}

/** `cellType` as "Cell type". */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function ParameterInput({
  label,
  isEntity,
  value,
  onChange,
}: {
  readonly label: string;
  readonly isEntity: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const [text, setText] = useState(value);
  if (isEntity) {
    return (
      <div className="parameter">
        <span>
          {label}: <EntityName entity={value} />
        </span>
        <SearchBox
          label={`Another ${label.toLowerCase()}`}
          placeholder={`Another ${label.toLowerCase()} …`}
          onChoose={({ iri: chosen }) => onChange(shortIri(chosen))}
        />
      </div>
    );
  }
  return (
    <label className="parameter">
      {label}
      <input
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => text !== value && text !== '' && onChange(text)}
        onKeyDown={(event) => event.key === 'Enter' && text !== '' && onChange(text)}
      />
    </label>
  );
}

function EntityName({ entity }: { readonly entity: string }) {
  const { data } = useSparqlJson(
    namedQuery('labelsOf', { entity: iri(fullIri(entity)) }, { limit: 40 }),
  );
  const labels = data?.results?.bindings ?? [];
  const { label } = labels.find(({ language }) => language?.value === 'en') ?? labels[0] ?? {};
  return <b title={entity}>{label?.value ?? entity.replace(/^.*\//, '')}</b>;
}
