import { schemaText } from '@biographql/core/schema';
import { buildSchema } from 'graphql';
import { type AuditResult, serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { createTinyServer, TINY_KEY } from '../../packages/server/src/http/tiny-server.fixture.js';

/**
 * What we answer otherwise, by the audit's identifier. The service's contract says 400 for a request that is invalid,
 * and its clients recognize failures by status: the recommended 200 under `application/json` would hide them.
 */
const DELIBERATE: Readonly<Record<string, string>> = {
  '572B': '400 for a document that cannot be parsed, whatever the media type',
  FDE2: '400 for a document that does not fit the schema, whatever the media type',
  '7B9B': '400 for variables that do not fit, whatever the media type',
  '5A70': 'GET is not served: every operation is a POST with a key in a header',
  D6D5: 'GET is not served',
  '6A70': 'GET is not served',
};

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({
    url: 'http://test/biographql/graphql',
    fetchFn: async (url: string, init?: RequestInit) => {
      await using server = await createTinyServer({
        schema: buildSchema(schemaText),
      });
      const request = new Request(url, init);
      request.headers.set('x-api-key', TINY_KEY);
      return server.fetch(request);
    },
  });

  it('is audited in full', () => {
    expect(audits.length).toBeGreaterThan(60);
  });

  for (const audit of audits) {
    const reason = DELIBERATE[audit.id];
    it(`${audit.id} ${audit.name}${reason === undefined ? '' : ` (answered otherwise: ${reason})`}`, async () => {
      const result: AuditResult = await audit.fn();
      if (reason === undefined) {
        expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
        return;
      }
      expect(audit.name).not.toMatch(/^MUST/);
      expect(result.status).not.toBe('ok');
    });
  }
});
