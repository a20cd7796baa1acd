import { useId, useState } from 'react';
import { Chip, Icon } from '../components/controls.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { type Parameters, shortIri } from '../place.ts';
import { getYearProblem } from './search.ts';

export function SearchForm(props: {
  readonly parameters: Parameters;
  readonly onChange: (changes: Parameters) => void;
}) {
  const { parameters, onChange } = props;
  const { entity, name = entity, author } = parameters;
  const [text, setText] = useState(parameters.text ?? '');
  const [years, setYears] = useState({ from: parameters.from ?? '', to: parameters.to ?? '' });
  // A year that is being typed is no mistake yet.
  const [isTyping, setIsTyping] = useState(false);
  const problem = isTyping ? null : getYearProblem(years);
  const noteId = useId();
  const chosen = [
    ...(entity ? [{ kind: 'entity', words: name, without: { entity: '', name: '' } }] : []),
    ...(author ? [{ kind: 'author', words: author, without: { author: '' } }] : []),
  ];
  return (
    <form
      className="search-form"
      aria-label="Search articles"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTyping(false);
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
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {end === 'from' ? 'From' : 'To'}
            <input
              className="year"
              inputMode="numeric"
              placeholder="year"
              maxLength={4}
              value={years[end]}
              onBlur={() => setIsTyping(false)}
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : noteId}
              onChange={({ target: { value } }) => {
                const next = { ...years, [end]: value };
                setYears(next);
                setIsTyping(/^\d{1,3}$/.test(value));
                if (getYearProblem(next) === null) onChange(next);
              }}
            />
          </label>
        ))}
        {problem !== null && (
          <span className="error small" id={noteId} role="alert">
            {problem}
          </span>
        )}
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
      {chosen.length > 0 && (
        <div className="line">
          {chosen.map(({ kind, words, without }) => (
            <Chip
              key={kind}
              aria-label={`Remove the ${kind} ${words}`}
              onClick={() => onChange(without)}
            >
              {words} <Icon name="close" />
            </Chip>
          ))}
        </div>
      )}
    </form>
  );
}
