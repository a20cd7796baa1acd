import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BioGraphQLError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { describeLabelIndex } from '../../../test/suites/label-index/conformance.js';
import { describeLabelRanking } from '../../../test/suites/label-index/ranking-suite.js';
import { temporaryPlace } from '../../../test/testing/temporary-place.js';
import { createDatabase } from '../../sqlite/sqlite.js';
import { LABEL_SCHEMA } from './label-tables.js';
import { sqliteLabels } from './sqlite-label-builder.js';

describeLabelIndex(sqliteLabels);
describeLabelRanking(sqliteLabels);

describe('sqlite labels', () => {
  it('rejects a missing, an unrelated and an incomplete file', async () => {
    await using place = await temporaryPlace();
    const file = join(place.directory, 'labels.db');
    const rejected = () => expect(sqliteLabels.open(place)).rejects.toSatisfy(BioGraphQLError.is);
    await rejected();
    await writeFile(file, 'no database');
    await rejected();
    const unfinished = createDatabase(file);
    unfinished.exec(LABEL_SCHEMA);
    unfinished.close();
    await rejected();
  });
});
