// The fields that the operations of this package read of each type, as fragments for custom documents.
export * from './generated/fragments.js';
