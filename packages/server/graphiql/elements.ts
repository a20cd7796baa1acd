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

export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = create('button', { type: 'button' }, label);
  element.addEventListener('click', onClick);
  return element;
}

/** The language of variables, headers and responses. */
export const JSON_LANGUAGE: Extension = StreamLanguage.define(json);

/** @param keys - default: none, and the text can only be read. */
export function createEditor(
  label: string,
  language: Extension,
  keys?: readonly KeyBinding[],
): EditorView {
  const typing = [
    lineNumbers(),
    history(),
    indentOnInput(),
    closeBrackets(),
    autocompletion(),
    keymap.of([...(keys ?? []), ...defaultKeymap, ...historyKeymap, indentWithTab]),
  ];
  return new EditorView({
    extensions: [
      foldGutter(),
      bracketMatching(),
      syntaxHighlighting(defaultHighlightStyle),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label }),
      language,
      keys === undefined ? EditorState.readOnly.of(true) : typing,
    ],
  });
}

export function getText({ state }: EditorView): string {
  return state.doc.toString();
}

export function setText(view: EditorView, text: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}
