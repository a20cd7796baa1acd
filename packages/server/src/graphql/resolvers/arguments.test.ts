import { describe, expect, it } from 'vitest';
import {
  optionalNumber,
  parseEntityTypes,
  parseStart,
  questionText,
  requiredText,
} from './arguments.js';
import { parseInsightTypes } from './articles.js';
import { checkEngineId } from './context.js';

const rejection = (argument: string) =>
  expect.objectContaining({ code: 'INVALID_ARGUMENT', argument });

describe('parseStart', () => {
  it.each(['Q35869', 'wd:Q35869', 'http://www.wikidata.org/entity/Q35869', ' q35869 '])(
    'reads %s as the entity, whatever the name says',
    (startNode) => {
      expect(parseStart({ startNode, startNodeName: 'cancer' })).toEqual({
        iri: 'http://www.wikidata.org/entity/Q35869',
      });
    },
  );

  it('takes the name when the identifier is absent or blank', () => {
    expect(parseStart({ startNodeName: ' asthma ' })).toEqual({ name: 'asthma' });
    expect(parseStart({ startNode: '', startNodeName: 'asthma' })).toEqual({ name: 'asthma' });
  });

  it('rejects a text that is no identifier, and the absence of both', () => {
    expect(() => parseStart({ startNode: 'asthma' })).toThrowError(rejection('startNode'));
    expect(() => parseStart({ startNode: null, startNodeName: ' ' })).toThrowError(
      rejection('startNode'),
    );
    expect(() => parseStart({ startNodeName: 'x'.repeat(201) })).toThrowError(
      rejection('startNodeName'),
    );
  });
});

describe('parseEntityTypes', () => {
  it('reads the deprecated spelling, drops nulls and repetitions', () => {
    expect(
      parseEntityTypes(['GROUP_OF_STEREOISMERS', null, 'GENE', 'GROUP_OF_STEREOISOMERS', 'GENE']),
    ).toEqual(['GROUP_OF_STEREOISOMERS', 'GENE']);
    expect(parseEntityTypes(null)).toEqual([]);
  });
});

describe('parseInsightTypes', () => {
  it('keeps order and repetitions', () => {
    expect(parseInsightTypes(['TOPICS', 'QA', 'TOPICS'])).toEqual(['TOPICS', 'QA', 'TOPICS']);
  });

  it.each([
    [null],
    [undefined],
    [[]],
    [[null]],
    [['QA', 'SEARCH_LABEL'] as const],
    [Array.from({ length: 8 }, () => 'QA' as const)],
  ])('rejects %j', (types) => {
    expect(() => parseInsightTypes(types)).toThrowError(rejection('type'));
  });
});

describe('checkEngineId', () => {
  it('accepts absence and this service, and rejects everything else', () => {
    expect(() => checkEngineId(undefined, { engineId: 'biographql' })).not.toThrow();
    expect(() => checkEngineId(null, { engineId: 'biographql' })).not.toThrow();
    expect(() => checkEngineId('biographql', { engineId: 'biographql' })).not.toThrow();
    expect(() => checkEngineId('', { engineId: 'biographql' })).toThrowError(
      expect.objectContaining({ code: 'UNKNOWN_ENGINE' }),
    );
  });
});

describe('required and optional values', () => {
  it('keeps a text as it was sent', () => {
    expect(requiredText('query', ' asthma ')).toBe(' asthma ');
    expect(() => requiredText('query', ' \n')).toThrowError(rejection('query'));
    expect(() => requiredText('query', 'abc', { max: 2 })).toThrowError(rejection('query'));
  });

  it('bounds numbers on both sides', () => {
    expect(optionalNumber('maxNeighbors', null, { min: 1, max: 200 })).toBeUndefined();
    expect(optionalNumber('maxNeighbors', 200, { min: 1, max: 200 })).toBe(200);
    expect(() => optionalNumber('maxNeighbors', 201, { min: 1, max: 200 })).toThrowError(
      /must be from 1 to 200/,
    );
  });
});

describe('questionText', () => {
  const getCost = async (...texts: readonly string[]) => {
    let units = 0;
    let checks = 0;
    const cost = {
      units,
      add: (more: number) => {
        units += more;
      },
      check: async () => {
        checks += 1;
      },
      run: async <T>(work: () => T | Promise<T>) => await work(),
      runNow: <T>(work: () => T) => work(),
    };
    for (const text of texts) await questionText('query', text, cost);
    return { units, checks };
  };

  it('charges long questions by their characters, before they are analyzed', async () => {
    expect(await getCost('What treats asthma?')).toEqual({ units: 0, checks: 0 });
    expect(await getCost('x'.repeat(990))).toEqual({ units: 158, checks: 1 });
  });

  it('adds up the questions of one request', async () => {
    const aliases = Array.from({ length: 20 }, () => 'x'.repeat(200));
    expect(await getCost(...aliases)).toEqual({ units: 760, checks: 19 });
  });

  it('rejects more than 100 words', async () => {
    expect(await getCost('not '.repeat(100))).toMatchObject({ checks: 1 });
    await expect(getCost('not '.repeat(101))).rejects.toThrow(/must have at most 100 words/);
  });
});
