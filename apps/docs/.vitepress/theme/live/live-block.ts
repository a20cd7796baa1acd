import { defineComponent, h, onMounted, onUnmounted, ref, useId } from 'vue';
import { isLiveLanguage, type LiveExample } from '../../../src/live/live-example.js';
import { answerView, problemView } from './answer-view.js';
import { type AskedPlace, askedPlace } from './asked-place.js';
import { editorView } from './editor-view.js';
import { keyView } from './key-view.js';
import { useRun } from './use-run.js';
import './live.css';

/** A block of code with what runs it, lets it be changed, and shows what is answered. Its texts come encoded, as addresses are. */
export const LiveBlock = defineComponent({
  name: 'LiveBlock',
  props: {
    language: { type: String, required: true },
    text: { type: String, required: true },
    variables: { type: String, required: true },
  },
  setup(props, { slots }) {
    const given: LiveExample = {
      language: isLiveLanguage(props.language) ? props.language : 'graphql',
      text: decodeURIComponent(props.text),
      variables: decodeURIComponent(props.variables),
    };
    const id = useId();
    const example = ref(given);
    const isEdited = ref(false);
    const key = ref('');
    const place = ref<AskedPlace | null>(null);
    const { state, run, cancel } = useRun();
    onMounted(async () => {
      place.value = await askedPlace();
    });
    onUnmounted(cancel);

    const send = () => {
      if (place.value !== null) void run(example.value, place.value, key.value);
    };
    const reset = () => {
      example.value = given;
      isEdited.value = false;
    };
    const button = (text: string, onClick: () => void, more: object = {}) =>
      h('button', { type: 'button', onClick, ...more }, text);

    return () => {
      const { phase, status, problems, answer } = state.value;
      const isRunning = phase === 'running';
      const isKeyWanted =
        place.value?.kind === 'service' && problems.some(({ code }) => code === 'INVALID_DOCUMENT');
      return h('div', { class: 'live', role: 'group', 'aria-label': 'Example that can be run' }, [
        isEdited.value
          ? editorView(id, example.value, {
              onChange: (next) => {
                example.value = next;
              },
              onRun: send,
            })
          : slots.default?.(),
        h('div', { class: 'live-bar' }, [
          isRunning
            ? button('Cancel', cancel)
            : button('Run', send, { class: 'is-first', disabled: !canAsk(place.value) }),
          isEdited.value
            ? button('Reset', reset)
            : button('Edit', () => {
                isEdited.value = true;
              }),
          h('span', { class: 'live-place' }, placeWords(place.value)),
          h('span', { class: 'live-status', role: 'status' }, status),
        ]),
        problems.length > 0 && problemView(problems),
        isKeyWanted &&
          keyView(id, { key: key.value, onKey: (next) => (key.value = next), onRun: send }),
        answer !== null && answerView(answer),
      ]);
    };
  },
});

function canAsk(place: AskedPlace | null): boolean {
  return place !== null && place.kind !== 'nobody';
}

/** Who answers, and what that costs, before it is asked. */
function placeWords(place: AskedPlace | null): string {
  if (place === null) return '';
  if (place.kind === 'service') return 'Asks the service of this page.';
  if (place.kind === 'nobody') return 'No service is beside this page: `pnpm start` serves both.';
  return `Runs in this tab: the first run loads ${Math.round(place.bytes / 1e6)} MB, and the browser keeps them.`;
}
