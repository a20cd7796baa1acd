import { CanvasEditor } from 'openchemlib';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/controls.tsx';

/** Draws a molecule by hand, which becomes a line of SMILES. The editor is OpenChemLib's; no structure leaves the page. */
export function Sketcher(props: {
  readonly onAdd: (smiles: string) => void;
  readonly onClose: () => void;
}) {
  const { onAdd, onClose } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CanvasEditor | null>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  useEffect(() => {
    if (!place.current) return undefined;
    const made = new CanvasEditor(place.current, { initialMode: 'molecule' });
    made.setOnChangeListener(() => setIsEmpty(made.getMolecule().getAllAtoms() === 0));
    editor.current = made;
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, []);
  return (
    <div className="sketcher">
      <div
        ref={place}
        className="sketcher-place"
        role="application"
        aria-label="Sketcher: draw with the pointer, or type a SMILES above"
      />
      <div className="line">
        <Button
          className="button is-main"
          disabled={isEmpty}
          onClick={() => {
            const smiles = editor.current?.getMolecule().toIsomericSmiles() ?? '';
            if (smiles !== '') onAdd(smiles);
          }}
        >
          Add to the list
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  );
}
