import { useId, useState } from 'react';
import { errorWords } from '../error-words.ts';
import { addModelFile } from './model-files.ts';

/** Takes files of models into this tab; one that is no model is named, and changes nothing. */
export function ModelFileInput({
  onAdd,
  onTrain,
}: {
  readonly onAdd: (name: string) => void;
  /** Called when a model is to be made of a table. */
  readonly onTrain: () => void;
}) {
  const [isReading, setIsReading] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const fileId = useId();
  const take = async (files: readonly File[]) => {
    setIsReading(true);
    const found: string[] = [];
    for (const file of files) {
      try {
        const { name } = await addModelFile(file);
        onAdd(name);
      } catch (error) {
        found.push(`${file.name}: ${errorWords(error)}`);
      }
    }
    setProblems(found);
    setIsReading(false);
  };
  return (
    <div className="model-file">
      <label className="chip" htmlFor={fileId}>
        {isReading ? 'Reading …' : 'Add a model file …'}
      </label>
      <input
        id={fileId}
        className="sr-only"
        type="file"
        accept=".bin"
        multiple
        disabled={isReading}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void take(files);
        }}
      />
      <button type="button" className="chip" onClick={onTrain}>
        Train a model …
      </button>
      <small className="quiet">
        files of <code>biographql admet train</code> or of the training here; they stay in this tab,
        and nothing of them leaves it
      </small>
      {problems.length > 0 && (
        <div className="error" role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  );
}
