import { useState } from 'react';
import { Chip, Icon } from '../components/controls.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { type Parameters, shortIri } from '../place.ts';

export function SearchForm(props: {
  readonly parameters: Parameters;
  readonly onChange: (changes: Parameters) => void;
}) {
  const { parameters, onChange } = props;
  const [text, setText] = useState(parameters.text ?? '');
  return (
    <form
      className="search-form"
      aria-label="Search articles"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ text: text.trim() });
      }}
    >
      <div className="line">
        <input
          type="search"
          aria-label="Words in articles"
          placeholder='Words, "phrases", -exclusions'
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button is-main">
          Search
        </button>
      </div>
      <div className="line filters">
        <label>
          Order
          <select
            value={parameters.order ?? (parameters.text ? 'relevance' : 'newest')}
            onChange={(event) => onChange({ order: event.target.value })}
          >
            <option value="relevance">best match</option>
            <option value="newest">newest</option>
            <option value="oldest">oldest</option>
          </select>
        </label>
        <YearInput label="From" name="from" parameters={parameters} onChange={onChange} />
        <YearInput label="To" name="to" parameters={parameters} onChange={onChange} />
        <label>
          <input
            type="checkbox"
            checked={parameters.fulltext === 'yes'}
            onChange={(event) => onChange({ fulltext: event.target.checked ? 'yes' : '' })}
          />
          Open access only
        </label>
        <SearchBox
          label="Only articles about an entity"
          placeholder="About an entity …"
          onChoose={({ iri, label }) => onChange({ entity: shortIri(iri), name: label })}
        />
      </div>
      <Chosen parameters={parameters} onChange={onChange} />
    </form>
  );
}

function YearInput(props: {
  readonly label: string;
  readonly name: 'from' | 'to';
  readonly parameters: Parameters;
  readonly onChange: (changes: Parameters) => void;
}) {
  const { label, name, parameters, onChange } = props;
  return (
    <label>
      {label}
      <input
        className="year"
        inputMode="numeric"
        placeholder="year"
        pattern="\d{4}"
        maxLength={4}
        defaultValue={parameters[name] ?? ''}
        onChange={({ target: { value } }) => {
          if (/^(\d{4})?$/.test(value)) onChange({ [name]: value });
        }}
      />
    </label>
  );
}

function Chosen(props: {
  readonly parameters: Parameters;
  readonly onChange: (changes: Parameters) => void;
}) {
  const { onChange } = props;
  const { entity, name, author } = props.parameters;
  if (!entity && !author) return null;
  return (
    <div className="line chosen">
      {entity && (
        <Chip
          onClick={() => onChange({ entity: '', name: '' })}
          aria-label={`Remove the entity ${name ?? entity}`}
        >
          {name ?? entity} <Icon name="close" />
        </Chip>
      )}
      {author && (
        <Chip onClick={() => onChange({ author: '' })} aria-label={`Remove the author ${author}`}>
          {author} <Icon name="close" />
        </Chip>
      )}
    </div>
  );
}
