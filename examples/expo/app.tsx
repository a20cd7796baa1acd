import { createClient } from '@biographql/client';
import { BioGraphQLProvider, useEntities } from '@biographql/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { FlatList, Text, TextInput, View } from 'react-native';

// An app has no address of its own, so the address of the route is complete.
const client = createClient({
  url: process.env.EXPO_PUBLIC_API ?? 'http://localhost:3000/api/graphql',
  persisted: true,
  timeoutMs: 10_000,
});
const cache = new QueryClient();

export function App() {
  return (
    <QueryClientProvider client={cache}>
      <BioGraphQLProvider client={client}>
        <Search />
      </BioGraphQLProvider>
    </QueryClientProvider>
  );
}

function Search() {
  const [text, setText] = useState('asth');
  const { entities, previousEntities = [], error } = useEntities(text);
  return (
    <View style={{ padding: 48, gap: 12 }}>
      <TextInput accessibilityLabel="Name" value={text} onChangeText={setText} />
      {error && <Text role="alert">{error.shortMessage}</Text>}
      <FlatList
        data={entities ?? previousEntities}
        keyExtractor={({ iri }) => iri}
        renderItem={({ item }) => <Text>{item.label}</Text>}
      />
    </View>
  );
}
