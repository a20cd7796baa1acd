import { useQuery } from '@tanstack/react-query';
import { askToolkit } from './ask-toolkit.ts';

/** The structure of a molecule, drawn by the toolkit in a worker, which loads with the first picture. */
export function MoleculePicture(props: {
  readonly smiles: string;
  readonly width: number;
  readonly height: number;
  readonly name?: string | undefined;
  readonly highlights?: string | undefined;
}) {
  const { smiles, width, height, name = '', highlights } = props;
  const request = { kind: 'draw', smiles, width, height, highlights: highlights ?? null } as const;
  const { data, error } = useQuery({
    queryKey: ['molecule-picture', request],
    queryFn: ({ signal }) => askToolkit(request, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  const label = `Structure of ${name || smiles}`;
  if (data) {
    // An image runs no script and loads nothing.
    const source = `data:image/svg+xml,${encodeURIComponent(data)}`;
    return (
      <img className="molecule-picture" src={source} alt={label} width={width} height={height} />
    );
  }
  const isLoading = data === undefined && error === null;
  return (
    <span
      className={`molecule-picture ${isLoading ? 'skeleton' : 'is-missing'}`}
      style={{ width, height }}
      role="img"
      aria-label={isLoading ? label : `No picture of ${name || smiles}`}
      aria-busy={isLoading}
      title={data === null ? 'The structure cannot be read.' : error?.message}
    >
      {!isLoading && 'no picture'}
    </span>
  );
}
