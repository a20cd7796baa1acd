import '../testing/dom';

import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import * as stories from './disease-search.stories';

const all = Object.entries(composeStories(stories));

it('has stories', () => {
  expect(all.map(([name]) => name)).toEqual(['Found', 'Failed', 'Waiting']);
});

it.each(all)('%s plays', async (_, story) => {
  await story.run();
});
