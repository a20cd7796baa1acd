import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';

const path = new URL('../../packages/server/src/generated/openapi.json', import.meta.url);

it('the OpenAPI document is valid, and one with a wrong parameter is not', async () => {
  const document = JSON.parse(readFileSync(path, 'utf8'));
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  const [first] = Object.values<{ get: { parameters: object[] } }>(document.paths);
  first?.get.parameters.push({ in: 'nowhere' });
  expect(await new Validator().validate(document)).toMatchObject({ valid: false });
});
