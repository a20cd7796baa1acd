import { useQuery } from '@tanstack/react-query';
import { askToolkit } from './ask-toolkit.ts';
import type { Drawing, Highlights, Shape } from './drawing.ts';
import '../styles/molecules.css';

/**
 * The structure of a molecule. The toolkit is loaded with the first picture, in a worker; a molecule that cannot be
 * drawn leaves its place with a word.
 */
export function MoleculePicture({
  smiles,
  width,
  height,
  name = '',
  highlights,
}: {
  readonly smiles: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What the text alternative calls it; its SMILES otherwise. */
  readonly name?: string | undefined;
  /** Atoms and bonds that stand out, also as the JSON of the toolkit's drawing. */
  readonly highlights?: Highlights | string | undefined;
}) {
  const request = { kind: 'draw', smiles, width, height, highlights: highlights ?? null } as const;
  const { data, error } = useQuery({
    queryKey: ['molecule-picture', request],
    queryFn: ({ signal }) => askToolkit(request, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  const label = `Structure of ${name || smiles}`;
  if (data) return <Picture drawing={data} label={label} />;
  if (data === undefined && error === null) {
    return (
      <span
        className="molecule-picture skeleton"
        style={{ width, height }}
        role="img"
        aria-label={label}
        aria-busy="true"
      />
    );
  }
  return (
    <span
      className="molecule-picture is-missing"
      style={{ width, height }}
      title={error?.message ?? 'The structure cannot be read.'}
    >
      no picture
    </span>
  );
}

function Picture({ drawing, label }: { readonly drawing: Drawing; readonly label: string }) {
  const { width, height, shapes } = drawing;
  return (
    <svg
      className="molecule-picture"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {shapes.map((shape, at) => (
        <ShapeView key={at} shape={shape} />
      ))}
    </svg>
  );
}

function ShapeView({ shape }: { readonly shape: Shape }) {
  const { fill, stroke, strokeWidth } = shape;
  const style = { fill: TONES[fill] ?? fill, stroke: TONES[stroke] ?? stroke, strokeWidth };
  if (shape.kind === 'path') return <path d={shape.d} style={style} />;
  const { cx, cy, rx, ry } = shape;
  return <ellipse cx={cx} cy={cy} rx={rx} ry={ry} style={style} />;
}

/** The toolkit's colors of elements, as they can be seen on the page's grounds; those of highlights stay as they are. */
const TONES: Readonly<Record<string, string>> = {
  '#000000': 'var(--ink)',
  '#0000FF': 'light-dark(#1d4ed8, #93b4ff)',
  '#FF0000': 'light-dark(#c81e1e, #ff8f87)',
  '#33CCCC': 'light-dark(#0e7490, #5fd7e6)',
  '#CCCC00': 'light-dark(#857100, #e3d04b)',
  '#FF7F00': 'light-dark(#b45309, #ffab5c)',
  '#00CC00': 'light-dark(#15803d, #62d98b)',
  '#7F4C19': 'light-dark(#7f4c19, #d9a066)',
  '#A01EEF': 'light-dark(#8a1cd0, #cf9bff)',
};
