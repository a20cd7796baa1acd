import { SearchEntityDocument } from '@biographql/core/strings';
import { buildArticle } from './build.js';
import { buildData } from './build-data.js';
import { failWith } from './failures.js';
import { override } from './override.js';

const found = buildData(SearchEntityDocument);
override(SearchEntityDocument, found);
override(SearchEntityDocument, { searchAsYouType: null });
override(SearchEntityDocument, ({ searchText }) =>
  searchText === 'x' ? found : failWith('INTERNAL'),
);
override('query mine { mine }', { mine: 1 });

// @ts-expect-error the field has another name
override(SearchEntityDocument, { searchAsYouTyped: null });
// @ts-expect-error the document declares no such variable
override(SearchEntityDocument, ({ text }) => (text === 'x' ? found : failWith('INTERNAL')));
// @ts-expect-error a number is no text
buildData(SearchEntityDocument, { searchAsYouType: { data: { searchLabels: [{ text: 1 }] } } });
// @ts-expect-error no article has this
buildArticle({ name: 'x' });
// @ts-expect-error no answer carries this code
failWith('UNSAFE_KEY');
// @ts-expect-error the code of one molecule stands in its row
failWith('INVALID_SMILES');
