import { fileURLToPath } from 'node:url';
import type ts from 'typescript';
import { compileAliases } from '../../../packages/sparql/test/row-types.js';

/** What the compiler reads of a text over a graph. */
export interface InferredTerms {
  /** What the graph does not have. */
  readonly faults: readonly string[];
  /** Columns that are IRIs in every row. */
  readonly iris: readonly string[];
}

/**
 * Lets the TypeScript compiler read query texts by the types of a graph, all in one program.
 * @param properties - members of its `properties`, as `biographql schema --types` writes them; so are `classes`.
 */
export function inferTerms(
  texts: readonly string[],
  properties: string,
  classes = '',
): { readonly terms: readonly InferredTerms[]; readonly instantiations: number } {
  const lines = texts.map((text, index) => {
    const literal = JSON.stringify(text);
    return `type R${index} = { faults: FaultsOf<${literal}, Graph>; iris: IrisOf<GraphRow<${literal}, Graph>> };`;
  });
  const { checker, aliases, instantiations } = compileAliases(
    `import type { ClassProperty, GraphRow, Iri, Property, FaultsOf } from './index.js';
interface Graph { readonly properties: { ${properties} }; readonly classes: { ${classes} } }
type IrisOf<Row> = { [Name in keyof Row]: Row[Name] extends Iri ? Name : never }[keyof Row];
${lines.join('\n')}`,
    fileURLToPath(new URL('../src/sparql/', import.meta.url)),
  );
  const terms = aliases
    .filter(({ name }) => /^R\d+$/.test(name.text))
    .map((alias) => {
      const type = checker.getTypeAtLocation(alias.name);
      const toWords = (name: string) => {
        const symbol = type.getProperty(name);
        return symbol === undefined ? [] : getLiterals(checker.getTypeOfSymbol(symbol));
      };
      return { faults: toWords('faults'), iris: toWords('iris') };
    });
  return { terms, instantiations };
}

function getLiterals(type: ts.Type): readonly string[] {
  const types = type.isUnion() ? type.types : [type];
  return types.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
}
