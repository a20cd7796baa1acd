import type { GraphLineEnd } from '@biographql/engines';
import type { PrimaryCalls } from './calls.js';
import type { SharedDataset } from './primary-parts.js';
import { fileStateOf } from './remote-watch.js';

/** What a serving process asks about one of the datasets. */
export type LineCalls = Pick<
  PrimaryCalls,
  'graphReady' | 'graphRun' | 'graphCancel' | 'fileDamaged' | 'checkFiles'
>;

/** Leads each serving process to the graphs of the datasets that it may ask about: the served one, and while it changes another. */
export interface GraphLines {
  add(dataset: SharedDataset): void;
  /** Ends the lines of all processes to a dataset. */
  remove(dataset: SharedDataset): void;
  /** @param member - the number of the process. */
  callsFor(member: number): LineCalls;
  /** Ends the lines of a process. */
  end(member: number): void;
}

/** Creates the lines; there is none at first. */
export function createGraphLines(): GraphLines {
  const datasets = new Map<number, SharedDataset>();
  const lines = new Map<string, GraphLineEnd>();

  function lineOf(member: number, number: number): GraphLineEnd | undefined {
    const name = `${number}/${member}`;
    const known = lines.get(name);
    if (known !== undefined) return known;
    const line = datasets.get(number)?.graph?.share?.();
    if (line !== undefined) lines.set(name, line);
    return line;
  }

  function endWhere(isEnded: (name: string) => boolean): void {
    for (const [name, line] of lines) {
      if (!isEnded(name)) continue;
      lines.delete(name);
      line[Symbol.dispose]();
    }
  }

  return {
    add(dataset) {
      datasets.set(dataset.number, dataset);
    },
    remove({ number }) {
      datasets.delete(number);
      endWhere((name) => name.startsWith(`${number}/`));
    },
    callsFor: (member) => ({
      graphReady: async (number) => lineOf(member, number)?.ready() ?? null,
      graphRun: async (number, id, query) => lineOf(member, number)?.run(id, query) ?? {},
      graphCancel: (number, id) => lineOf(member, number)?.cancel(id),
      fileDamaged: (number, path) => datasets.get(number)?.watch.report(path),
      async checkFiles(number) {
        const watch = datasets.get(number)?.watch;
        if (watch === undefined) return { state: 'unchecked', damage: null };
        // What it finds is in its state.
        await watch.checkNow().catch(() => {});
        return fileStateOf(watch);
      },
    }),
    end: (member) => endWhere((name) => name.endsWith(`/${member}`)),
  };
}
