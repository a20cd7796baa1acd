import { h, type VNode } from 'vue';

interface KeyEvents {
  readonly key: string;
  readonly onKey: (key: string) => void;
  readonly onRun: () => void;
}

/** Asks for a key, by which a service takes any document; it is in this page's memory alone. */
export function keyView(id: string, { key, onKey, onRun }: KeyEvents): VNode {
  return h(
    'form',
    {
      class: 'live-key',
      onSubmit: (event: Event) => {
        event.preventDefault();
        onRun();
      },
    },
    [
      h(
        'label',
        { for: `${id}-key` },
        'Without a key the documents of the packages alone are taken. Your key:',
      ),
      h('input', {
        id: `${id}-key`,
        type: 'password',
        autocomplete: 'off',
        value: key,
        onInput: ({ target }: InputEvent) => {
          if (target instanceof HTMLInputElement) onKey(target.value);
        },
      }),
      h('button', { type: 'submit' }, 'Run with it'),
    ],
  );
}
