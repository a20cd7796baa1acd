export {
  answer,
  type MockAnswer,
  type MockCall,
  type MockClient,
  mockClient,
} from './testing/mock-client.js';
