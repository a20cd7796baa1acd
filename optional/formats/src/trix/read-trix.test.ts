import { describe, expect, it } from 'vitest';
import { readText } from '../../test/read-text.js';

const QUADS = `# two graphs and the default one
<http://e.org/s> <http://e.org/p> "気"@ja <http://e.org/g> .
<http://e.org/s> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://e.org/C> <http://e.org/g> .
<http://e.org/s> <http://e.org/q> "1"^^<http://www.w3.org/2001/XMLSchema#integer> <http://e.org/h> .
<http://e.org/s> <http://e.org/q> <http://e.org/o> .
`;
const TRIX = `<?xml version="1.0"?>
<TriX xmlns="http://www.w3.org/2004/03/trix/trix-1/">
<graph><uri>http://e.org/g</uri>
<triple><uri>http://e.org/s</uri><uri>http://e.org/p</uri><plainLiteral xml:lang="ja">気</plainLiteral></triple>
<triple><uri>http://e.org/s</uri><uri>http://www.w3.org/1999/02/22-rdf-syntax-ns#type</uri><uri>http://e.org/C</uri></triple>
</graph>
<graph><uri>http://e.org/h</uri>
<triple><uri>http://e.org/s</uri><uri>http://e.org/q</uri><typedLiteral datatype="http://www.w3.org/2001/XMLSchema#integer">1</typedLiteral></triple>
</graph>
<graph>
<triple><uri>http://e.org/s</uri><uri>http://e.org/q</uri><uri>http://e.org/o</uri></triple>
</graph>
</TriX>
`;

describe('readTrix', () => {
  it('reads named graphs like N-Quads', async () => {
    const { triples, rejects } = await readText('trix', TRIX);
    expect(rejects).toEqual([]);
    expect(triples).toEqual((await readText('n-quads', QUADS)).triples);
  });

  it('rejects an incomplete triple of TriX, and what follows a fault', async () => {
    const incomplete = await readText('trix', TRIX.replace('<uri>http://e.org/o</uri>', ''));
    expect(incomplete.rejects).toMatchObject([
      { line: 11, reason: 'a triple must have three terms' },
    ]);
    const broken = await readText('trix', TRIX.replace('</graph>', '</graf>'));
    expect(broken.rejects).toMatchObject([{ reason: /rest of the file is skipped/ }]);
    expect(broken.triples.length).toBeGreaterThan(0);
  });
});
