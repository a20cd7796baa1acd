'use client';

import { useAdmetPredictions } from '@biographql/react';
import { usePredictor } from '@biographql/react/predictor';
import { useState } from 'react';
import { predictor } from './predictor';

const MODELS = ['hERG', 'logS'] as const;

/** A table that fills while molecules are typed; none of them leaves the page. */
export function Molecules() {
  const [text, setText] = useState('CCO\nCC(=O)Oc1ccccc1C(=O)O');
  const smiles = [...new Set(text.split('\n').filter((line) => line.trim() !== ''))];
  const { status, loadedBytes, totalBytes, error, retry } = usePredictor(predictor, MODELS);
  const { data: table } = useAdmetPredictions({ models: MODELS, smiles }, { source: predictor });
  return (
    <>
      <textarea
        aria-label="Molecules, one SMILES a line"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error && (
        <button type="button" onClick={retry}>
          {error.message} Try again.
        </button>
      )}
      {status === 'loading' && <progress value={loadedBytes} max={totalBytes ?? undefined} />}
      <table>
        <thead>
          <tr>
            <th>SMILES</th>
            {MODELS.map((model) => (
              <th key={model}>{model}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table?.rows.map((row) => (
            <tr key={row.smiles}>
              <td>{row.smiles}</td>
              {row.predictions.map((cell) => (
                <td key={cell.model}>
                  {cell.status === 'predicted' ? cell.value.toPrecision(2) : cell.status}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
