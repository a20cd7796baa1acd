/** The part of a molecule of `@rdkit/rdkit` that the page uses. */
interface ToolkitMolecule {
  readonly get_smiles: () => string;
  readonly get_molblock: () => string;
  readonly set_new_coords: () => boolean;
  readonly get_svg_with_highlights: (details: string) => string;
  readonly delete: () => void;
}

export type Toolkit = { readonly get_mol: (text: string) => ToolkitMolecule | null };

export type ToolkitRequest =
  | {
      readonly kind: 'draw';
      readonly smiles: string;
      readonly width: number;
      readonly height: number;
      /** Drawing details for the toolkit as JSON, e.g. from `toHighlights`. */
      readonly highlights: string | null;
    }
  /** Each text is a SMILES or a molfile, V2000 or V3000. */
  | { readonly kind: 'smiles'; readonly texts: readonly string[] }
  | { readonly kind: 'molfile'; readonly smiles: readonly string[] };

/** Results by kind of request; null for a molecule that can't be read. */
export interface ToolkitAnswers {
  readonly draw: string | null;
  /** Canonical, one per text. */
  readonly smiles: readonly (string | null)[];
  /** V2000 with coordinates in the plane, one per SMILES. */
  readonly molfile: readonly (string | null)[];
}

/** In pixels, so that small molecules aren't drawn too large. */
const LONGEST_BOND = 28;

export function answerRequest(
  toolkit: Toolkit,
  request: ToolkitRequest,
): ToolkitAnswers[ToolkitRequest['kind']] {
  if (request.kind === 'draw') return draw(toolkit, request);
  if (request.kind === 'smiles')
    return request.texts.map((text) => withMolecule(toolkit, text, (one) => one.get_smiles()));
  return request.smiles.map((text) =>
    withMolecule(toolkit, text, (one) => {
      one.set_new_coords();
      return one.get_molblock();
    }),
  );
}

function draw(
  toolkit: Toolkit,
  { smiles, width, height, highlights }: Extract<ToolkitRequest, { readonly kind: 'draw' }>,
): string | null {
  const details = {
    ...JSON.parse(highlights ?? '{}'),
    width,
    height,
    clearBackground: false,
    fixedBondLength: LONGEST_BOND,
    bondLineWidth: 1.4,
    padding: 0.06,
  };
  return withMolecule(toolkit, smiles, (one) =>
    one.get_svg_with_highlights(JSON.stringify(details)),
  );
}

// Molecules live in WebAssembly memory and are freed by hand.
function withMolecule<T>(toolkit: Toolkit, text: string, read: (molecule: ToolkitMolecule) => T) {
  if (text.trim() === '') return null;
  let molecule: ToolkitMolecule | null = null;
  try {
    molecule = toolkit.get_mol(text);
    return molecule && read(molecule);
  } catch {
    return null;
  } finally {
    molecule?.delete();
  }
}
