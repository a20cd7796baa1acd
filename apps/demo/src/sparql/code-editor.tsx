import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { sparql } from '@codemirror/legacy-modes/mode/sparql';
import { type Diagnostic, linter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { completionSource, type GraphTerms } from './graph-terms.ts';
import { getProblem, indexOf, type SparqlProblem } from './read-place.ts';

export function CodeEditor(props: {
  readonly initial: string;
  readonly problem: SparqlProblem | null;
  readonly noteId: string;
  readonly terms: GraphTerms;
  readonly onChange: (text: string) => void;
  readonly onRun: (text: string) => void;
}) {
  const { initial, problem, noteId, terms, onChange, onRun } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const attributes = useRef(new Compartment());
  const calls = useRef({ onChange, onRun });
  calls.current = { onChange, onRun };

  // Before the first paint: an empty place would let the page jump.
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: initial,
        extensions: [
          runKeys((text) => calls.current.onRun(text)),
          BASICS,
          autocompletion({ override: [completionSource(terms)], icons: false }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) calls.current.onChange(state.doc.toString());
          }),
          attributes.current.of(labels(null, noteId)),
        ],
      }),
    });
    editor.current = view;
    return () => {
      editor.current = null;
      view.destroy();
    };
  }, [initial, terms, noteId]);

  useEffect(() => {
    const { current: view } = editor;
    if (!view) return;
    view.dispatch({ effects: attributes.current.reconfigure(labels(problem, noteId)) });
    if (!problem) return;
    const diagnostic = getDiagnostic(view.state, problem);
    view.dispatch(setDiagnostics(view.state, [diagnostic]));
    if (!problem.position) return;
    const { from, to } = diagnostic;
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    view.focus();
  }, [problem, noteId]);

  return <div ref={place} className="code" />;
}

function labels(problem: SparqlProblem | null, noteId: string) {
  return EditorView.contentAttributes.of({
    'aria-label': 'SPARQL query',
    'aria-multiline': 'true',
    'aria-invalid': String(problem !== null),
    ...(problem && { 'aria-describedby': noteId }),
  });
}

function runKeys(run: (text: string) => void) {
  const command = ({ state }: EditorView) => {
    run(state.doc.toString());
    return true;
  };
  return keymap.of(['Ctrl-Enter', 'Mod-Enter'].map((key) => ({ key, run: command })));
}

function getDiagnostic({ doc }: EditorState, { reason, position }: SparqlProblem): Diagnostic {
  const text = doc.toString();
  const from = position ? indexOf(text, position) : 0;
  // The word at the position.
  const to = position ? from + text.slice(from).search(/\s|$/) : 0;
  return { from, to, severity: 'error', message: reason };
}
const COLORS = HighlightStyle.define([
  { tag: tags.keyword, color: 'light-dark(#7c3aed, #c4b5fd)', fontWeight: '600' },
  { tag: tags.atom, color: 'light-dark(#9a3412, #fdba74)' },
  {
    tag: [tags.variableName, tags.definition(tags.variableName)],
    color: 'light-dark(#0f5f8f, #7dd3fc)',
  },
  { tag: [tags.string, tags.special(tags.string)], color: 'light-dark(#15703d, #86efac)' },
  { tag: [tags.number, tags.bool], color: 'light-dark(#b45309, #fbbf24)' },
  { tag: tags.comment, color: 'var(--faint)' },
  {
    tag: [tags.standard(tags.variableName), tags.propertyName, tags.meta],
    color: 'light-dark(#9d174d, #f9a8d4)',
  },
]);

const BASICS = [
  lineNumbers(),
  history(),
  bracketMatching(),
  closeBrackets(),
  StreamLanguage.define(sparql),
  syntaxHighlighting(COLORS),
  EditorView.lineWrapping,
  placeholder('SELECT ?drug WHERE { … }'),
  linter(
    ({ state }) => {
      const text = state.doc.toString();
      const problem = text.trim() === '' ? null : getProblem(text);
      return problem?.position ? [getDiagnostic(state, problem)] : [];
    },
    { delay: 700 },
  ),
  // Tab leaves the editor like any field.
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap]),
];
