import type { AdmetCell, AdmetRow, Molecule } from '@biographql/client';
import { useMolecules } from '@biographql/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { More } from '../components/controls.tsx';
import { EntityLink, Quiet } from '../components/entity.tsx';
import { Boundary, Outcome, Skeleton } from '../components/error-note.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import {
  cellFacts,
  cellProblem,
  concernWords,
  getBalance,
  groupModels,
  type ShownModel,
  shortValue,
  withMinus,
} from './models.ts';

const ValueReasons = lazy(async () => ({
  default: (await import('./value-reasons.tsx')).ValueReasons,
}));

export type ShownMolecule = { readonly name: string; readonly row: AdmetRow };

export interface MoleculeTableProps {
  readonly molecules: readonly ShownMolecule[];
  readonly models: readonly ShownModel[];
  readonly isLocal: boolean;
}

export function MoleculeTable(props: MoleculeTableProps) {
  const { molecules, models, isLocal } = props;
  return (
    <div className="scroll">
      <table className="rows">
        <thead className={molecules.length === 1 ? 'sr-only' : undefined}>
          <tr>
            <th scope="col">Molecule</th>
            {molecules.map(({ name, row }, at) => (
              <th key={at} scope="col">
                {molecules.length > 1 && (
                  <MoleculePicture smiles={row.smiles} name={name} width={150} height={100} />
                )}
                {name || row.smiles}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row title="Main concerns" cells={molecules.map(({ row }) => <Concerns row={row} />)} />
        </tbody>
        {!isLocal && <Described smiles={molecules.map(({ row }) => row.smiles)} />}
        {groupModels(models).map(({ group, models: members }) => (
          <tbody key={group}>
            <Heading title={group} columns={molecules.length} />
            {members.map((model) => (
              <ValueRow key={model.name} {...props} model={model} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Heading(props: { readonly title: string; readonly columns: number }) {
  return (
    <tr>
      <th scope="colgroup" colSpan={props.columns + 1}>
        <h3>{props.title}</h3>
      </th>
    </tr>
  );
}

function Row(props: {
  readonly title: ReactNode;
  readonly cells: readonly ReactNode[];
  readonly texts?: readonly string[];
}) {
  const { title, cells, texts = [] } = props;
  return (
    <tr className={new Set(texts).size > 1 ? 'differs' : undefined}>
      <th scope="row">{title}</th>
      {cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  );
}

function Concerns({ row }: Pick<ShownMolecule, 'row'>) {
  const { concerns = [] } = getBalance(row) ?? {};
  if (concerns.length === 0) return <span className="quiet">No concerns from these models.</span>;
  return (
    <ul className="plain">
      {concerns.map((concern) => (
        <li key={concern.model}>
          <span
            className={`verdict-tag is-${concern.certainty === 'likely' ? 'unfavorable' : 'unclear'}`}
          >
            {concern.certainty}
          </span>{' '}
          {concernWords(concern, row)}
        </li>
      ))}
    </ul>
  );
}

function Described({ smiles }: { readonly smiles: readonly string[] }) {
  const described = useMolecules({ texts: [...smiles], models: [], similar: 5 });
  if (!described.data)
    return (
      <tbody>
        <tr>
          <td colSpan={smiles.length + 1}>
            <Outcome of={described} height="20rem">
              {() => null}
            </Outcome>
          </td>
        </tr>
      </tbody>
    );
  const all = described.data;
  const [first] = all.flatMap((each) => (each.error === null ? [each] : []));
  const rows = (read: (molecule: Molecule) => readonly (readonly [string, ReactNode])[]) =>
    (first ? read(first) : []).map(([title], at) => {
      const cells = all.map((each) => (each.error === null ? read(each)[at]?.[1] : '–'));
      return <Row key={title} title={title} cells={cells} texts={cells.map(toText)} />;
    });
  return (
    <tbody aria-label="Properties">
      <Heading title="Properties" columns={smiles.length} />
      {rows(({ formula, inchiKey, drugLikeness, properties }) => [
        ['Formula', formula],
        ['InChIKey', inchiKey],
        ['QED (drug-likeness)', drugLikeness?.toFixed(2)],
        ...properties.map(({ label, value, unit, percentile }): readonly [string, ReactNode] => [
          label,
          <>
            {withMinus(`${Number(value.toPrecision(4))} ${unit ?? ''}`)}{' '}
            <Quiet text={`percentile ${percentile}`} />
          </>,
        ]),
      ])}
      {rows(({ rules, alerts, similarDrugs }) => [
        ...rules.map(({ name, isMet, details }): readonly [string, ReactNode] => [
          name,
          withMinus(
            `${isMet ? 'met' : 'not met'}${details.length > 0 ? ` (${details.join(', ')})` : ''}`,
          ),
        ]),
        ['Structural alerts', alerts.join(', ') || 'none'],
        [
          'Similar drugs',
          similarDrugs.map(({ entity, label, similarity }) => (
            <span key={entity} className="block">
              <EntityLink iri={entity}>{label}</EntityLink> <Quiet text={similarity.toFixed(2)} />
            </span>
          )),
        ],
      ])}
      <tr>
        <td colSpan={smiles.length + 1} className="quiet">
          Percentiles are relative to approved drugs.
        </td>
      </tr>
    </tbody>
  );
}

/** Whether the molecules differ in meeting the rules. Properties nearly always differ. */
function toText(cell: ReactNode): string {
  return (typeof cell === 'string' && /^(?:not )?met/.exec(cell)?.[0]) || '';
}

function ValueRow(props: MoleculeTableProps & { readonly model: ShownModel }) {
  const { model, molecules, isLocal } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { name, label, title, isExplained } = model;
  const found = molecules.map(({ row }) => row.predictions.find((cell) => cell.model === name));
  const [only] = molecules.length === 1 ? molecules : [];
  const canExplain = only && found[0]?.status === 'predicted';
  return (
    <>
      <Row
        title={
          <>
            {title} {title !== label && <Quiet text={label} />}
          </>
        }
        texts={found.map((cell) =>
          cell?.status === 'predicted' ? cellFacts(model, cell).tone : '',
        )}
        cells={found.map((cell, at) => (
          <>
            <Value key={at} cell={cell} model={model} />
            {canExplain &&
              (isExplained ? (
                <More
                  aria-expanded={isOpen}
                  aria-label={`Why this ${label} value`}
                  onClick={() => setIsOpen(!isOpen)}
                >
                  Why?
                </More>
              ) : (
                <small className="quiet">No explanation is available for this model.</small>
              ))}
          </>
        ))}
      />
      {isOpen && only && (
        <tr>
          <td colSpan={2}>
            <Boundary>
              <Suspense fallback={<Skeleton height="14rem" />}>
                <ValueReasons
                  model={model}
                  smiles={only.row.smiles}
                  name={only.name}
                  isLocal={isLocal}
                />
              </Suspense>
            </Boundary>
          </td>
        </tr>
      )}
    </>
  );
}

function Value(props: { readonly cell: AdmetCell | undefined; readonly model: ShownModel }) {
  const { cell, model } = props;
  if (cell?.status !== 'predicted')
    return <span className="quiet">{(cell && cellProblem(cell)?.message) ?? 'pending'}</span>;
  const facts = cellFacts(model, cell);
  const { value, reason, statement, outOfScope, description, certainty, tone } = facts;
  const { interval } = cell;
  return (
    <>
      <b title={description}>{value}</b>{' '}
      <Quiet
        text={interval ? `(${shortValue(interval[0])} to ${shortValue(interval[1])})` : undefined}
      />{' '}
      <span className={`verdict-tag is-${tone}`}>{tone.replaceAll('-', ' ')}</span>
      <small className="quiet block" title={certainty}>
        {outOfScope ?? (statement || reason)}
      </small>
    </>
  );
}
