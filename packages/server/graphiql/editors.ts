import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  indentOnInput,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { json } from '@codemirror/legacy-modes/mode/javascript';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap, lineNumbers } from '@codemirror/view';

/** A text that the user edits, or reads. */
export interface Editor {
  readonly view: EditorView;
  get(): string;
  set(text: string): void;
}

const COMMON: Extension = [
  foldGutter(),
  bracketMatching(),
  syntaxHighlighting(defaultHighlightStyle),
  EditorView.lineWrapping,
];

export function createEditor(
  label: string,
  {
    language,
    keys,
    text = '',
  }: { language: Extension; keys: readonly KeyBinding[]; text?: string },
): Editor {
  return wrap(
    new EditorView({
      doc: text,
      extensions: [
        COMMON,
        lineNumbers(),
        history(),
        indentOnInput(),
        closeBrackets(),
        autocompletion(),
        keymap.of([...keys, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        language,
      ],
    }),
  );
}

/** The language of variables, headers and responses. */
export const JSON_LANGUAGE: Extension = StreamLanguage.define(json);

export function createResponseView(): Editor {
  return wrap(
    new EditorView({
      extensions: [
        COMMON,
        JSON_LANGUAGE,
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({ 'aria-label': 'Response' }),
      ],
    }),
  );
}

function wrap(view: EditorView): Editor {
  return {
    view,
    get: () => view.state.doc.toString(),
    set: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
  };
}
