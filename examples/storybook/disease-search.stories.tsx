import { createClient } from '@biographql/client';
import { BioGraphQLProvider } from '@biographql/react';
import { delayed, failWith, overrideAll, recordedFetch } from '@biographql/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DiseaseSearch } from '../testing/disease-search';

/** Renders a story over recorded answers, or over what a reply says. */
function withAnswers(reply?: Parameters<typeof overrideAll>[0]) {
  return (Story: ComponentType) => {
    const overrides = reply === undefined ? [] : [overrideAll(reply)];
    const client = createClient({
      url: 'http://page.test/api/graphql',
      fetch: recordedFetch({ overrides }),
    });
    return (
      <QueryClientProvider client={new QueryClient()}>
        <BioGraphQLProvider client={client}>
          <Story />
        </BioGraphQLProvider>
      </QueryClientProvider>
    );
  };
}

const meta: Meta<typeof DiseaseSearch> = { component: DiseaseSearch };
export default meta;

type Story = StoryObj<typeof DiseaseSearch>;

export const Found: Story = {
  decorators: [withAnswers()],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Disease'), 'asth');
    expect(await canvas.findByText('asthma')).toBeDefined();
  },
};

export const Failed: Story = {
  decorators: [withAnswers(failWith('UNAUTHENTICATED'))],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Disease'), 'asth');
    expect((await canvas.findByRole('alert')).textContent).toContain('missing or not valid');
  },
};

export const Waiting: Story = {
  decorators: [withAnswers(delayed(Number.POSITIVE_INFINITY))],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Disease'), 'asth');
    expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
