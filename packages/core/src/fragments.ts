// The fields that the operations of this package read of the most used types, as fragments for custom documents.
export * from './generated/fragments.js';
