import { useSparqlJson } from '@biographql/react';
import { iri } from '@biographql/sparql';
import { labelsOf } from '@biographql/sparql/queries';
import { useState } from 'react';
import { SearchBox } from '../components/search-box.tsx';
import { fullIri, shortIri } from '../place.ts';
import { NAMED_QUERIES, type QueryParameter } from './named-queries.ts';
import type { ChosenQuery } from './read-place.ts';

/** Chooses a query of the catalog and fills in its parameters. */
export function QueryPicker({
  chosen: { named, values },
  onChoose,
}: {
  readonly chosen: ChosenQuery;
  readonly onChoose: (name: string, values: readonly string[]) => void;
}) {
  const groups = [...new Set(NAMED_QUERIES.map(({ group }) => group))];
  return (
    <div className="picker">
      <label>
        Named query
        <select value={named?.name ?? ''} onChange={({ target }) => onChoose(target.value, [])}>
          {named === null && <option value="">your own</option>}
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {NAMED_QUERIES.filter((query) => query.group === group).map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {named?.parameters.map((parameter, at) => (
        <ParameterInput
          key={`${named.name} ${parameter.label}`}
          parameter={parameter}
          value={values[at] ?? ''}
          onChange={(value) => onChoose(named.name, values.with(at, value))}
        />
      ))}
    </div>
  );
}

function ParameterInput({
  parameter: { label, kind },
  value,
  onChange,
}: {
  readonly parameter: QueryParameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const [text, setText] = useState(value);
  if (kind === 'entity') {
    return (
      <div className="parameter">
        <span>
          {label}: <EntityName entity={value} />
        </span>
        <SearchBox
          label={`Another ${label}`}
          placeholder={`Another ${label} …`}
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
  const { data } = useSparqlJson(labelsOf(iri(fullIri(entity)), { limit: 40 }));
  const labels = data?.results?.bindings ?? [];
  const { label } = labels.find(({ language }) => language?.value === 'en') ?? labels[0] ?? {};
  return <b title={entity}>{label?.value ?? entity.replace(/^.*\//, '')}</b>;
}
