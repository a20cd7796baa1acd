import type { PropertyValue } from '@biographql/client';
import { useProvenance } from '@biographql/react';
import { useState } from 'react';
import { Outcome } from '../components/outcome.tsx';
import { StatementRecord } from '../components/statement-record.tsx';

/** Where the values of a property are from, asked for when it is opened. */
export function ValueSources({
  subject,
  property,
  name,
  values,
}: {
  readonly subject: string;
  readonly property: string;
  /** The label of the property. */
  readonly name: string;
  /** At most 200. */
  readonly values: readonly PropertyValue[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const facts = values.map(({ value: object }) => ({ subject, property, object }));
  const sources = useProvenance(isOpen ? { facts } : null);

  return (
    <span className="sources">
      <button
        type="button"
        className="more"
        aria-expanded={isOpen}
        aria-label={`Sources of ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        sources
      </button>
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
                      <small className="quiet"> · no statement of its own in the graph</small>
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
